import { randomUUID } from 'node:crypto';
import { Events } from '@dossier/kit/outbox';
import { Store } from '@dossier/kit/store';
import { userChanged } from '@dossier/proto/events/identity';
import { failure, hasFailed } from '@dossier/proto/failures/failure';
import type { Role } from '@dossier/proto/permissions/roles';
import { normaliseEmail } from '@dossier/proto/rules/email';
import { LIMITS } from '@dossier/proto/rules/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { approves } from '../permissions/approvers.js';
import { LastApprover, type Others } from '../permissions/last-approver.js';
import { actorOf } from '../sessions/claims.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Administrators } from '../users/administrators.js';
import { isDuplicate } from '../users/duplicate.js';
import { hashPassword } from '../users/passwords.js';
import type { UserRecord } from '../users/user.schema.js';
import { changeOf } from '../users/user-view.js';
import type { SsoRecord } from './sso-settings.schema.js';

export type Claims = {
  sub?: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  acr?: string;
  amr?: unknown;
  [claim: string]: unknown;
};

/** Which user of the tenant the provider speaks of. */
@Injectable()
export class SsoPeople {
  constructor(
    private readonly store: Store,
    private readonly events: Events,
    private readonly sessions: SessionsService,
    private readonly administrators: Administrators,
    private readonly lastApprover: LastApprover,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  /** Throws `identity.sso.*` for whoever is not let in. */
  async of(claims: Claims, sso: SsoRecord): Promise<UserRecord> {
    if (!hasSecondFactor(claims, sso.second_factor)) throw failure('identity.sso.second_factor');
    const email = normaliseEmail(String(claims.email ?? ''));
    const isOfDomain = sso.domains.includes(email.split('@').at(-1) ?? '');
    if (!claims.sub || claims.email_verified === false || !isOfDomain) throw failure('identity.sso.refused');
    const type = roleOf(claims, sso);
    const subject = `${sso.issuer} ${claims.sub}`;
    const known = await this.users
      .findOne({ tenant_id: sso._id, deleted: { $exists: false }, $or: [{ sso_subject: subject }, { email }] })
      .sort({ sso_subject: -1 })
      .lean<UserRecord>();
    if (known?.disabled || isAnother(known?.sso_subject, subject, sso.issuer)) throw failure('identity.sso.not_known');
    if (known) return this.welcome(known, subject, type, sso);
    const first = type ?? (sso.default_type || undefined);
    if (sso.people === 'known' || !first) throw failure('identity.sso.not_known');
    return this.add(email, claims, subject, first, sso._id);
  }

  /**
   * The groups of today decide the role. It stays with the break-glass administrator, the last administrator, and whoever alone may
   * approve what waits.
   */
  private async welcome(known: UserRecord, sso_subject: string, type: Role | undefined, sso: SsoRecord) {
    const { _id } = known;
    const keepsRole = !type || type === known.type || sso.break_glass === _id.toHexString();
    const others = keepsRole ? 'stays' : await this.leaving(known, type);
    return this.store.transaction(async () => {
      const role = others === 'stays' || (await this.isLast(known)) ? {} : { type };
      if (role.type && others) await this.lastApprover.assertReleased(known, others as Others);
      const changes = { ...role, sso_subject, email_verified: true };
      const unset = { invited_until: 1, ...(role.type && { permissions: 1 }) } as const;
      const user = await this.users
        .findOneAndUpdate({ _id }, { $set: changes, $unset: unset }, { returnDocument: 'after' })
        .lean<UserRecord>()
        .orFail();
      if (role.type) {
        await this.sessions.endAll(_id.toHexString());
        await this.store.audit(actorOf(user), 'user.role_by_group', _id.toHexString(), { before: known.type, type });
        await this.events.publish(userChanged, actorOf(user), _id.toHexString(), changeOf(user, 'updated'));
      }
      return user;
    });
  }

  /** Who else may approve what waits, of a user who no longer may; undefined if that right is not touched. */
  private async leaving(known: UserRecord, type: Role): Promise<Others | 'stays' | undefined> {
    if (!approves(known) || approves({ ...known, type, permissions: {} })) return undefined;
    return this.lastApprover.release(known, actorOf(known)).catch((error: unknown) => {
      if (!hasFailed(error, 'identity.approver.last')) throw error;
      return 'stays' as const;
    });
  }

  private async isLast(user: UserRecord): Promise<boolean> {
    if (user.type !== 'ADMINISTRATOR') return false;
    return this.administrators.assertOneStays(user).then(
      () => false,
      () => true,
    );
  }

  private async add(email: string, claims: Claims, sso_subject: string, type: Role, tenant_id: string) {
    // Nobody knows it: the account has no password until one is asked for by mail.
    const password_hash = await hashPassword(randomUUID());
    const username = nameOf(claims, email);
    return this.store
      .transaction(async () => {
        const fields = { tenant_id, username, email, type, sso_subject, email_verified: true };
        const user = await this.users.create({ ...fields, password_hash, created: new Date() });
        await this.store.audit(actorOf(user), 'user.created_by_single_sign_on', user.id, { type });
        await this.events.publish(userChanged, actorOf(user), user.id, changeOf(user, 'created'));
        return user.toObject() as UserRecord;
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? failure('identity.sso.not_known') : error;
      });
  }
}

/** At the same provider the address now belongs to somebody else. After a change of provider every person has a new identifier. */
const isAnother = (known: string | undefined, subject: string, issuer: string): boolean =>
  known !== undefined && known !== subject && known.startsWith(`${issuer} `);

const hasSecondFactor = ({ amr, acr }: Claims, wanted: string): boolean =>
  !wanted || acr === wanted || (Array.isArray(amr) && amr.includes(wanted));

function roleOf(claims: Claims, { groups, groups_claim }: SsoRecord): Role | undefined {
  const own = [claims[groups_claim || 'groups'] ?? []].flat();
  return groups.find(({ group }) => own.includes(group))?.type;
}

const nameOf = ({ name }: Claims, email: string): string => {
  const wanted = typeof name === 'string' && name.trim() ? name.trim() : (email.split('@')[0] ?? email);
  return wanted.slice(0, LIMITS.username.max).padEnd(LIMITS.username.min, '_');
};
