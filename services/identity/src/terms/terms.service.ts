import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { Terms } from '@dossier/proto/calls/identity-terms';
import { cleanDelta } from '@dossier/proto/rules/rich-text';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicate } from '../users/duplicate.js';
import { type Delta, firstTerms, plainText } from './first-terms.js';
import type { TermsRecord } from './terms.schema.js';

const FIRST_VERSION = 1;

/** The terms and conditions; a new database gets a first text. */
@Injectable()
export class TermsService implements OnApplicationBootstrap {
  constructor(
    private readonly store: Store,
    @InjectModel('Terms') private readonly terms: Model<TermsRecord>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.terms.exists({})) return;
    const first = { _id: FIRST_VERSION, structure: firstTerms, content: plainText(firstTerms), updated: new Date() };
    await this.terms.create(first).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  }

  async get(): Promise<Terms> {
    const { _id: version, structure, content, updated } = await this.latest();
    return { terms: { version, structure, content, updated: updated.toISOString() } };
  }

  /** A version more: two that save at once make two versions or hear 409. */
  save(given: unknown, by: Principal): Promise<Terms> {
    return this.store.write(async () => {
      const structure = cleanDelta(given) as Delta;
      const _id = (await this.version()) + 1;
      await this.terms.create({ _id, structure, content: plainText(structure), updated: new Date(), by: by.name });
      await this.store.audit(by, 'terms.saved', String(_id));
      return this.get();
    });
  }

  /** The version that a new user accepts. */
  async version(): Promise<number> {
    return (await this.latest())._id;
  }

  private latest(): Promise<TermsRecord> {
    return this.terms.findOne().sort({ _id: -1 }).lean<TermsRecord>().orFail();
  }
}
