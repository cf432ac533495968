import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OnCompanyChanged } from './reactions/company-changed.js';
import { OnUserChanged } from './reactions/user-changed.js';
import { People } from './tasks/people.js';
import { TaskReach } from './tasks/reach.js';
import { TaskController } from './tasks/task.controller.js';
import { TASK, taskSchema } from './tasks/task.schema.js';
import { TaskService } from './tasks/task.service.js';
import { TaskList } from './tasks/task-list.js';
import { ATTACHMENT, attachmentSchema } from './threads/attachment.schema.js';
import { Attachments } from './threads/attachments.js';
import { MESSAGE, messageSchema } from './threads/message.schema.js';
import { ThreadController } from './threads/thread.controller.js';
import { Threads } from './threads/threads.js';
import { TicketReach } from './tickets/reach.js';
import { TicketController } from './tickets/ticket.controller.js';
import { TICKET, TICKET_COUNTER, ticketCounterSchema, ticketSchema } from './tickets/ticket.schema.js';
import { TicketService } from './tickets/ticket.service.js';

@Module({
  imports: [
    mongo(),
    KitModule,
    MongooseModule.forFeature([
      { name: TASK, schema: taskSchema },
      { name: TICKET, schema: ticketSchema },
      { name: TICKET_COUNTER, schema: ticketCounterSchema },
      { name: MESSAGE, schema: messageSchema },
      { name: ATTACHMENT, schema: attachmentSchema },
    ]),
  ],
  controllers: [TaskController, TicketController, ThreadController, OnCompanyChanged, OnUserChanged],
  providers: [TaskService, TaskList, TaskReach, People, TicketService, TicketReach, Threads, Attachments],
})
export class TasksModule {}
