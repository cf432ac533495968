import { Events } from '@dossier/kit/outbox';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  ChooseLanguage,
  LanguageChosen,
  ProfileInput,
  UserChangesSaved,
} from '@dossier/proto/calls/identity-own-account';
import { userChanged } from '@dossier/proto/events/identity';
import { normaliseEmail } from '@dossier/proto/rules/email';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OwnPasswordService } from '../attempts/own-password.service.js';
import { MailsService } from '../mail/mails.service.js';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { refusingUsedEmail } from '../users/duplicate.js';
import type { UserRecord } from '../users/user.schema.js';
import { changeOf } from '../users/user-view.js';
import type { ProfileRecord } from './profile.schema.js';

/** The own profile. The e-mail address is what one signs in with: its change takes the password and is told to the old one. */
@Injectable()
export class ProfileChangesService {
  constructor(
    private readonly store: Store,
    private readonly events: Events,
    private readonly passwords: OwnPasswordService,
    private readonly mails: MailsService,
    private readonly tokens: OneTimeTokens,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('Profile') private readonly profiles: Model<ProfileRecord>,
  ) {}

  async save(
    { currentPassword, email: given = '', ...values }: ProfileInput,
    by: Principal,
  ): Promise<UserChangesSaved> {
    const email = normaliseEmail(given);
    const before = await this.users.findById(by.userId).lean<UserRecord>().orFail();
    if (email !== before.email) await this.passwords.confirm(currentPassword, by);
    return refusingUsedEmail(() => this.write(values, email, by));
  }

  async chooseLanguage(language: ChooseLanguage['language'], by: Principal): Promise<LanguageChosen> {
    const change = language === 'auto' ? { $unset: { language: 1 } } : { $set: { language } };
    await this.users.updateOne({ _id: by.userId }, change);
    return {};
  }

  private write(values: ProfileRecord['values'], email: string, by: Principal): Promise<UserChangesSaved> {
    return this.store.write(async () => {
      const user = await this.users.findById(by.userId).lean<UserRecord>().orFail();
      const changed = user.email !== email;
      if (changed) {
        await this.users.updateOne({ _id: user._id }, { $set: { email, email_verified: false } });
        await this.tokens.endAll(user._id);
        if (user.email) await this.mails.queue('email_changed', user.email, user.username);
        await this.mails.queue('verify', email, user.username);
        await this.events.publish(userChanged, by, by.userId, changeOf({ ...user, email }, 'updated'));
      }
      const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
      await this.profiles.updateOne(
        { _id: user._id },
        { $set: { tenant_id: user.tenant_id, values: kept, updated: new Date() } },
        { upsert: true },
      );
      await this.store.audit(by, 'user.profile_saved', by.userId, { email_changed: changed });
      return { email_changed: changed };
    });
  }
}
