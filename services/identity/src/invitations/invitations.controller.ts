import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AcceptInvitation,
  acceptInvitation,
  type Invitation,
  type InvitationAccepted,
  type InvitationRevoked,
  type InvitationSent,
  resendInvitation,
  revokeInvitation,
} from '@dossier/proto/calls/identity-invitations';
import { Controller } from '@nestjs/common';
import { InvitationsService } from './invitations.service.js';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Handle(resendInvitation)
  resend({ user_id }: Invitation, by: Principal): Promise<InvitationSent> {
    return this.invitations.resend(user_id, by);
  }

  @Handle(revokeInvitation)
  revoke({ user_id }: Invitation, by: Principal): Promise<InvitationRevoked> {
    return this.invitations.revoke(user_id, by);
  }

  @Handle(acceptInvitation)
  accept(input: AcceptInvitation): Promise<InvitationAccepted> {
    return this.invitations.accept(input);
  }
}
