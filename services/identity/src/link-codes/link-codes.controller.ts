import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type CheckAccessToken,
  type CodeConfirmed,
  type CodeSent,
  type ConfirmLinkCode,
  confirmLinkCode,
  sendLinkCode,
} from '@dossier/proto/calls/identity-links';
import { Controller } from '@nestjs/common';
import { LinkCodes } from './link-codes.js';

@Controller()
export class LinkCodesController {
  constructor(private readonly codes: LinkCodes) {}

  @Handle(sendLinkCode)
  send(input: CheckAccessToken, by: Principal): Promise<CodeSent> {
    return this.codes.send(input, by);
  }

  @Handle(confirmLinkCode)
  confirm(input: ConfirmLinkCode, by: Principal): Promise<CodeConfirmed> {
    return this.codes.confirm(input, by);
  }
}
