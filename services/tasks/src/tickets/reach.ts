import type { Principal } from '@dossier/kit/principal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { TICKET, type TicketRecord } from './ticket.schema.js';

/** One's own tickets; all of them for a super user, who is the support. */
export const ticketsOf = ({ userId, isSuperUser }: Principal): QueryFilter<TicketRecord> =>
  isSuperUser ? {} : { user_id: userId };

@Injectable()
export class TicketReach {
  constructor(@InjectModel(TICKET) private readonly tickets: Model<TicketRecord>) {}

  async sees(_id: string, by: Principal): Promise<boolean> {
    return Boolean(await this.tickets.exists({ ...ticketsOf(by), _id }));
  }
}
