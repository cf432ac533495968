import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type ContactInfo, type ContactTaken, contactInfoText } from '@dossier/proto/calls/identity-contact';
import { Controller } from '@nestjs/common';
import { ContactService } from './contact.service.js';

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Handle(contactInfoText)
  take(info: ContactInfo, by: Principal): Promise<ContactTaken> {
    return this.contact.take(info, by);
  }
}
