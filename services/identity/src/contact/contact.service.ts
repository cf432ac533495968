import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { ContactInfo } from '@dossier/proto/calls/identity-contact';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ContactMessageRecord } from '../mail/contact-message.schema.js';
import { MailsService } from '../mail/mails.service.js';
import { settings } from '../settings.js';

/** Keeps what strangers write, and passes it on to whoever runs the installation. */
@Injectable()
export class ContactService {
  constructor(
    private readonly store: Store,
    private readonly mails: MailsService,
    @InjectModel('ContactMessage') private readonly messages: Model<ContactMessageRecord>,
  ) {}

  async take(info: ContactInfo, by: Principal): Promise<object> {
    return this.store.write(async () => {
      const message = await this.messages.create({ ...info, ip: by.ip, created: new Date() });
      const id = String(message.id);
      if (settings.CONTACT_EMAIL)
        await this.mails.queue('contact', settings.CONTACT_EMAIL, info.name ?? '', { id: `contact:${id}`, about: id });
      return {};
    });
  }
}
