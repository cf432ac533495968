import { Handle } from '@dossier/kit/handle';
import * as calls from '@dossier/proto/calls/identity-back-office';
import { Controller } from '@nestjs/common';
import { UsersService } from './users.service.js';

/** Users of all companies, for the operator and for the service that keeps their credits. */
@Controller()
export class BackOfficeController {
  constructor(private readonly users: UsersService) {}

  @Handle(calls.listUsers)
  list(input: calls.ListUsers): Promise<calls.Users> {
    return this.users.list(input);
  }

  @Handle(calls.getUserOfOperator)
  get({ id }: calls.GetUserOfOperator): Promise<calls.UserOfOperator> {
    return this.users.get(id);
  }

  @Handle(calls.tenantOf)
  tenant({ user_id }: calls.AskTenant): Promise<calls.TenantFound> {
    return this.users.tenant(user_id);
  }

  @Handle(calls.emailsOf)
  emails({ user_ids }: calls.AskEmails): Promise<calls.EmailsFound> {
    return this.users.emails(user_ids);
  }
}
