import { Bus } from '@dossier/kit/bus';
import { type RequestMail, requestMail } from '@dossier/proto/calls/identity-mails';
import { staffOf } from '@dossier/proto/calls/identity-people';
import { FILE_KEEPERS } from '@dossier/proto/permissions/roles';
import { Injectable } from '@nestjs/common';

type Letter = Pick<RequestMail, 'subject' | 'paragraphs' | 'path' | 'button'>;

/** Mails to the account managers and supervisors of a tenant. */
@Injectable()
export class StaffMails {
  constructor(private readonly bus: Bus) {}

  /** Each of them gets one mail under an id, however often this is repeated. */
  async send(tenant_id: string, id: string, letter: Letter): Promise<void> {
    const { user_ids } = await this.bus.call(staffOf, { tenant_id, roles: FILE_KEEPERS });
    for (const user_id of user_ids) {
      await this.bus.call(requestMail, { id: `${id}:${user_id}`, tenant_id, user_id, ...letter });
    }
  }
}
