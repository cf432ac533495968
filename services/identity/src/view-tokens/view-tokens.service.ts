import type { Principal, PrincipalClaims } from '@dossier/kit/principal';
import type { ViewToken } from '@dossier/proto/calls/identity-view-tokens';
import { failure, hasFailed } from '@dossier/proto/failures/failure';
import { TIMES } from '@dossier/proto/rules/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LinksService } from '../links/links.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { isTokenOf, newToken, tokenHash } from '../sessions/tokens.js';
import type { ViewTokenRecord } from './view-token.schema.js';

const MOST_USES = 50;

/** Tokens that may stand in the address of a file: short-lived, and never more than the session or link that asked. */
@Injectable()
export class ViewTokensService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly links: LinksService,
    @InjectModel('ViewToken') private readonly tokens: Model<ViewTokenRecord>,
  ) {}

  async generate(by: Principal): Promise<ViewToken> {
    const token = newToken('dov1');
    const ends = new Date(Date.now() + TIMES.viewTokenSeconds * 1_000);
    const { link } = by;
    const asker = link
      ? { link: { id: link.id, version: await this.links.versionOf(link.id) } }
      : { session_id: by.sessionId };
    await this.tokens.create({ _id: tokenHash(token), ...asker, ends });
    return { token };
  }

  /** What the asking session may do now. Throws `identity.view_token.ended` for anything but a live token of a live session. */
  async resolve(token: string): Promise<PrincipalClaims> {
    if (!isTokenOf('dov1', token)) throw failure('identity.view_token.ended');
    const used = await this.tokens
      .findOneAndUpdate(
        { _id: tokenHash(token), ends: { $gt: new Date() }, uses: { $lt: MOST_USES } },
        { $inc: { uses: 1 } },
      )
      .lean<ViewTokenRecord>();
    if (!used) throw failure('identity.view_token.ended');
    const { link, session_id = '' } = used;
    const claims = link ? this.links.claims(link.id, link.version) : this.sessions.claims(session_id);
    return claims.catch((error: unknown) => {
      const isEnded = hasFailed(error, 'session.ended') || hasFailed(error, 'identity.link.ended');
      throw isEnded ? failure('identity.view_token.ended') : error;
    });
  }
}
