import { randomBytes } from 'node:crypto';
import { anonymous, type Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { CheckAccessToken, CodeConfirmed, CodeSent, ConfirmLinkCode } from '@dossier/proto/calls/identity-links';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { dueDiligenceErrors } from '@dossier/proto/texts/due-diligence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LinkRecord } from '../links/link.schema.js';
import { isCode, proofOf } from '../links/link-tokens.js';
import { LinksService } from '../links/links.service.js';
import { MailsService } from '../mail/mails.service.js';

const MINUTE_MS = 60_000;
const GOOD_FOR_MS = 10 * MINUTE_MS;
const PAUSE_MS = MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_A_DAY = 10;
const MOST_TRIES = 5;

/** Codes that let a browser in before it opens a link for the first time. */
@Injectable()
export class LinkCodes {
  constructor(
    private readonly links: LinksService,
    private readonly mails: MailsService,
    private readonly store: Store,
    @InjectModel('Link') private readonly model: Model<LinkRecord>,
  ) {}

  /** Asked again within a minute the one that is on its way counts. At most ten go out in a day. */
  async send({ token }: CheckAccessToken, { ip }: Principal): Promise<CodeSent> {
    const { _id, code_to, tenant_id, record_id } = await this.links.named(token);
    if (!code_to) throw failure('identity.link.no_address');
    await this.store.transaction(async () => {
      const now = new Date();
      // Of two at once one meets the other's write, starts again and sees that a code has gone out.
      const link = await this.model.findById(_id).lean<LinkRecord>();
      if (link?.code && now.getTime() - link.code.at.getTime() < PAUSE_MS) return;
      const codes = ofToday(link?.codes, now);
      if (codes.count >= MOST_A_DAY) throw failure('rate.limited');
      const id = randomBytes(12).toString('base64url');
      await this.model.updateOne(
        { _id },
        { $set: { code: { id, at: now, tries: 0 }, codes: { ...codes, count: codes.count + 1 } } },
      );
      await this.mails.queue('link_code', code_to, '', { id: `link-code:${_id}:${id}`, about: `${_id}:${id}` });
      await this.store.audit({ ...anonymous(ip), tenantId: tenant_id }, 'link.code_sent', record_id, { ip });
    });
    return { to: masked(code_to) };
  }

  /** Each try counts before it is looked at, so that many at once are no more than five. The right one is good once. */
  async confirm({ token, code }: ConfirmLinkCode, { ip }: Principal): Promise<CodeConfirmed> {
    const { _id } = await this.links.named(token);
    const good = {
      'code.tries': { $lt: MOST_TRIES },
      'code.at': { $gt: new Date(Date.now() - GOOD_FOR_MS) },
    };
    const link = await this.model.findOneAndUpdate({ _id, ...good }, { $inc: { 'code.tries': 1 } }).lean<LinkRecord>();
    const id = link?.code?.id;
    if (!link || !id || !isCode(code, link, id)) throw invalid({ code: dueDiligenceErrors.wrongCode });
    await this.store.transaction(async () => {
      const { modifiedCount } = await this.model.updateOne({ _id, 'code.id': id }, { $unset: { code: 1 } });
      if (modifiedCount === 0) throw invalid({ code: dueDiligenceErrors.wrongCode });
      const by = { ...anonymous(ip), tenantId: link.tenant_id };
      await this.store.audit(by, 'link.code_confirmed', link.record_id, { ip });
    });
    return { proof: proofOf(link) };
  }
}

const ofToday = (codes: LinkRecord['codes'], now: Date) =>
  codes && now.getTime() - codes.since.getTime() < DAY_MS ? codes : { since: now, count: 0 };

/** `a•••@e•••.com`: enough to know one's own address by. */
const masked = (email: string): string =>
  email.replace(
    /^(.)[^@]*@(.).*?(\.[^.]+)?$/,
    (_, name: string, host: string, end = '') => `${name}•••@${host}•••${end}`,
  );
