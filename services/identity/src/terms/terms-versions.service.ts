import { page } from '@dossier/kit/mongo';
import type { ListTermsAgreements, TermsAgreements, TermsVersions } from '@dossier/proto/calls/identity-terms';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserRecord } from '../users/user.schema.js';
import type { TermsRecord } from './terms.schema.js';

const SHOWN = { username: 1, email: 1, former_email: 1, created: 1 } as const;

/** Which terms there were, and who agreed to which. One agrees by registering: that moment is the agreement's. */
@Injectable()
export class TermsVersionsService {
  constructor(
    @InjectModel('Terms') private readonly terms: Model<TermsRecord>,
    @InjectModel('User') private readonly users: Model<UserRecord>,
  ) {}

  async versions(): Promise<TermsVersions> {
    const [versions, counts] = await Promise.all([
      this.terms.find({}, { updated: 1, by: 1 }).sort({ _id: -1 }).lean<TermsRecord[]>(),
      this.users.aggregate<{ _id: number; agreed: number }>([
        { $match: { terms_version: { $exists: true } } },
        { $group: { _id: '$terms_version', agreed: { $sum: 1 } } },
      ]),
    ]);
    const agreed = new Map(counts.map((count) => [count._id, count.agreed]));
    return {
      versions: versions.map(({ _id: version, updated, by = '' }) => ({
        version,
        updated: updated.toISOString(),
        by,
        agreed: agreed.get(version) ?? 0,
      })),
    };
  }

  async agreements({ version, page: at }: ListTermsAgreements): Promise<TermsAgreements> {
    const filter = { terms_version: version };
    const { rows, count } = await page(this.users, filter, { page: at }, {}, { projection: SHOWN });
    return {
      agreements: rows.map(({ _id, username, email, former_email, created }) => ({
        user_id: _id.toHexString(),
        username,
        email: email ?? former_email ?? '',
        at: created.toISOString(),
      })),
      count,
    };
  }
}
