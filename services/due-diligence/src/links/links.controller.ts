import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { DueDiligenceId } from '@dossier/proto/calls/due-diligence';
import {
  type FormLinks,
  getFormLinks,
  type LinkOfForm,
  renewFormLink,
  revokeFormLink,
} from '@dossier/proto/calls/due-diligence-links';
import { Controller } from '@nestjs/common';
import { FormLinksService } from './links.service.js';

@Controller()
export class LinksController {
  constructor(private readonly links: FormLinksService) {}

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
}
