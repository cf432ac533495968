import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { DueDiligenceId, FormOfVisitor } from '@dossier/proto/calls/due-diligence';
import {
  type FormLinks,
  getFormLinks,
  type LinkOfForm,
  renewFormLink,
  revokeFormLink,
  type SendLink,
  sendFormLink,
  stopReminders,
} from '@dossier/proto/calls/due-diligence-links';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { Controller } from '@nestjs/common';
import { FormLinksService } from './links.service.js';
import { SendingService } from './sending.service.js';

@Controller()
export class LinksController {
  constructor(
    private readonly links: FormLinksService,
    private readonly sending: SendingService,
  ) {}

  @Handle(getFormLinks)
  list({ id }: DueDiligenceId, by: Principal): Promise<FormLinks> {
    return this.links.list(id, by);
  }

  @Handle(renewFormLink)
  renew(input: LinkOfForm, by: Principal): Promise<FormLinks> {
    return this.links.renew(input, by);
  }

  @Handle(revokeFormLink)
  revoke(input: LinkOfForm, by: Principal): Promise<FormLinks> {
    return this.links.revoke(input, by);
  }

  @Handle(sendFormLink)
  send(input: SendLink, by: Principal): Promise<FormLinks> {
    return this.sending.send(input, by);
  }

  @Handle(stopReminders)
  stop(input: FormOfVisitor, by: Principal): Promise<OneDueDiligence> {
    return this.sending.stop(input, by);
  }
}
