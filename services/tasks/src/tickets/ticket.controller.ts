import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/tickets';
import { Controller } from '@nestjs/common';
import { TicketService } from './ticket.service.js';

@Controller()
export class TicketController {
  constructor(private readonly tickets: TicketService) {}

  @Handle(calls.listTickets)
  list(input: calls.ListTickets, by: Principal): Promise<calls.Tickets> {
    return this.tickets.list(input, by);
  }

  @Handle(calls.getTicket)
  get(input: calls.GetTicket, by: Principal): Promise<calls.OneTicket> {
    return this.tickets.get(input, by);
  }

  @Handle(calls.createTicket)
  create(input: calls.CreateTicket, by: Principal): Promise<calls.TicketSaved> {
    return this.tickets.create(input, by);
  }

  @Handle(calls.createTicketMessage)
  say(input: calls.CreateTicketMessage, by: Principal): Promise<calls.TicketMessageCreated> {
    return this.tickets.say(input, by);
  }

  @Handle(calls.updateTicket)
  update(input: calls.UpdateTicket, by: Principal): Promise<calls.TicketSaved> {
    return this.tickets.update(input, by);
  }
}
