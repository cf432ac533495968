import { currentContext } from '@dossier/kit/context';
import { anonymous, type Principal, type PrincipalClaims, principalOf } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  AddressLink,
  IssueLink,
  LimitedAccess,
  Link,
  LinkOf,
  ListOpenings,
  Opening,
  ProtectLinks,
  RenewLink,
  RevokeLinks,
} from '@dossier/proto/calls/identity-links';
import { failure } from '@dossier/proto/failures/failure';
import type { LinkPurpose } from '@dossier/proto/permissions/links';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LinkRecord } from './link.schema.js';
import type { LinkOpeningRecord } from './link-opening.schema.js';
import { codeOf, hasProof, isTokenOfLink, linkIdOf, newLinkId, tokenOf } from './link-tokens.js';

const GOOD_FOR_MS = 30 * 24 * 3_600_000;
const MOST_OPENINGS = 100;

/** Links by which visitors come to one record for one purpose. The service that owns the record asks for them. */
@Injectable()
export class LinksService {
  constructor(
    private readonly store: Store,
    @InjectModel('Link') private readonly links: Model<LinkRecord>,
    @InjectModel('LinkOpening') private readonly openings: Model<LinkOpeningRecord>,
  ) {}

  async issue({ name, ends, asks_code = false, ...of }: IssueLink, by: Principal): Promise<Link> {
    return this.store.transaction(async () => {
      const known = await this.links.findOne(placeOf(of)).lean<LinkRecord>();
      if (known) return shown(known);
      const created = new Date();
      const made = { name, version: 1, created, ends: until(ends), openings: 0, asks_code };
      const link = { _id: newLinkId(), ...placeOf(of), ...made };
      await this.links.create([link]);
      await this.store.audit({ ...by, tenantId: of.tenant_id }, 'link.issued', of.record_id, { purpose: of.purpose });
      return shown(link);
    });
  }

  async renew({ ends, ...of }: RenewLink, by: Principal): Promise<Link> {
    return this.store.transaction(async () => {
      const link = await this.links
        .findOneAndUpdate(
          placeOf(of),
          { $inc: { version: 1 }, $set: { ends: until(ends) }, $unset: { revoked: 1 } },
          { returnDocument: 'after' },
        )
        .lean<LinkRecord>();
      if (!link) throw failure('identity.link.not_found');
      await this.store.audit({ ...by, tenantId: of.tenant_id }, 'link.renewed', of.record_id, { purpose: of.purpose });
      return shown(link);
    });
  }

  async revoke({ tenant_id, record_id, purpose }: RevokeLinks, by: Principal): Promise<number> {
    return this.store.transaction(async () => {
      const { modifiedCount } = await this.links.updateMany(
        { tenant_id, record_id, ...(purpose && { purpose }), revoked: { $exists: false } },
        { $set: { revoked: new Date() } },
      );
      if (modifiedCount) await this.store.audit({ ...by, tenantId: tenant_id }, 'link.revoked', record_id, { purpose });
      return modifiedCount;
    });
  }

  async list(tenant_id: string, record_ids: string[], purpose?: LinkPurpose): Promise<Link[]> {
    const found = await this.links
      .find({ tenant_id, record_id: { $in: record_ids }, ...(purpose && { purpose }) })
      .lean<LinkRecord[]>();
    return found.map(shown);
  }

  async listOpenings({ tenant_id, record_id }: ListOpenings): Promise<Opening[]> {
    const found = await this.openings
      .find({ tenant_id, record_id })
      .sort({ at: -1 })
      .limit(MOST_OPENINGS)
      .lean<LinkOpeningRecord[]>();
    return found.map(({ purpose, at, ip, user_agent }) => ({
      purpose,
      at: at.toISOString(),
      ip,
      userAgent: user_agent,
    }));
  }

  /** The visitor opens the page; who looks after the record sees that. Throws `identity.link.ended`. */
  async open(token: string, { ip }: Principal): Promise<LimitedAccess> {
    const link = await this.find(token);
    const { _id, tenant_id, record_id, purpose, ends } = link;
    const at = new Date();
    await this.store.transaction(async () => {
      await this.links.updateOne({ _id }, { $inc: { openings: 1 }, $max: { opened: at } });
      await this.openings.create([{ tenant_id, record_id, purpose, at, ip, user_agent: currentContext()?.userAgent }]);
      await this.store.audit({ ...anonymous(ip), ...principalOf(claimsOf(link)) }, 'link.opened', record_id, { ip });
    });
    return { purpose, record_id, ends: ends.toISOString() };
  }

  /** Codes of the link go there from now on. */
  async address({ email, ...of }: AddressLink): Promise<void> {
    await this.links.updateOne(placeOf(of), { $set: { code_to: email } });
  }

  async protect({ tenant_id, asks_code }: ProtectLinks): Promise<void> {
    await this.links.updateMany({ tenant_id }, { $set: { asks_code } });
  }

  async resolve(token: string): Promise<PrincipalClaims> {
    return claimsOf(await this.find(token));
  }

  /** As `resolve`, for what a link asked for in that version. */
  async claims(_id: string, version: number): Promise<PrincipalClaims> {
    const link = await this.live(_id);
    if (link.version !== version) throw failure('identity.link.ended');
    return claimsOf(link);
  }

  async versionOf(_id: string): Promise<number> {
    return (await this.live(_id)).version;
  }

  /** The link of a token, whether or not it has been let in by a code. */
  async named(token: string): Promise<LinkRecord> {
    const link = await this.live(linkIdOf(token) ?? '');
    if (!isTokenOfLink(token, link)) throw failure('identity.link.ended');
    return link;
  }

  /** The digits of a code that is on its way; undefined once it is not. */
  async code(_id: string, id: string): Promise<string | undefined> {
    const link = await this.links.findOne({ _id, 'code.id': id }).lean<LinkRecord>();
    return link ? codeOf(link, id) : undefined;
  }

  private async find(token: string): Promise<LinkRecord> {
    const link = await this.named(token);
    if (link.asks_code && !hasProof(token, link)) throw failure('identity.link.code_needed');
    return link;
  }

  private async live(_id: string): Promise<LinkRecord> {
    const link = await this.links
      .findOne({ _id, revoked: { $exists: false }, ends: { $gt: new Date() } })
      .lean<LinkRecord>();
    if (!link) throw failure('identity.link.ended');
    return link;
  }
}

const placeOf = ({ tenant_id, record_id, purpose }: LinkOf) => ({ tenant_id, record_id, purpose });
const until = (ends?: string): Date => (ends ? new Date(ends) : new Date(Date.now() + GOOD_FOR_MS));

const claimsOf = ({ _id, tenant_id, record_id, purpose, name }: LinkRecord): PrincipalClaims => ({
  userId: '',
  tenantId: tenant_id,
  sessionId: '',
  name,
  isSuperUser: false,
  permissions: [],
  link: { id: _id, purpose, recordId: record_id },
});

function shown(link: LinkRecord): Link {
  const { record_id, purpose, ends, revoked, openings, opened, asks_code = false, code_to } = link;
  const isGood = !revoked && ends.getTime() > Date.now();
  return {
    record_id,
    purpose,
    token: isGood ? tokenOf(link) : undefined,
    ends: ends.toISOString(),
    revoked: revoked?.toISOString(),
    openings,
    opened: opened?.toISOString(),
    asks_code,
    code_to,
  };
}
