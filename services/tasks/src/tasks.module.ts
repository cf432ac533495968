import { mongo } from '@dossier/kit/mongo';
import { KitModule } from '@dossier/kit/start';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttachmentController } from './attachments/attachment.controller.js';
import { NoticeController } from './notices/notice.controller.js';
import { NOTICE, noticeSchema } from './notices/notice.schema.js';
import { NoticeList } from './notices/notice-list.js';
import { NoticeMails } from './notices/notice-mails.js';
import { Notices } from './notices/notices.js';
import { Recipients } from './notices/recipients.js';
import { NOTICE_SETTINGS, noticeSettingsSchema } from './notices/settings.schema.js';
import { NoticeSettingsService } from './notices/settings.service.js';
import { OnChangeNews } from './reactions/change-news.js';
import { OnCompanyChanged } from './reactions/company-changed.js';
import { OnDueDiligenceMoved } from './reactions/due-diligence-moved.js';
import { OnFileDue } from './reactions/file-due.js';
import { OnListAlarmed } from './reactions/list-alarmed.js';
import { OnScreeningCompleted } from './reactions/screening-completed.js';
import { OnStandingMoved } from './reactions/standing-moved.js';
import { OnUserChanged } from './reactions/user-changed.js';
import { People } from './tasks/people.js';
import { TaskReach } from './tasks/reach.js';
import { TaskReminders } from './tasks/reminders.js';
import { TaskController } from './tasks/task.controller.js';
import { TASK, taskSchema } from './tasks/task.schema.js';
import { TaskService } from './tasks/task.service.js';
import { TaskChanges } from './tasks/task-changes.js';
import { TaskList } from './tasks/task-list.js';
import { TaskNews } from './tasks/task-news.js';
import { TeamController } from './team/team.controller.js';
import { Workloads } from './team/workloads.js';
import { ATTACHMENT, attachmentSchema } from './threads/attachment.schema.js';
import { Attachments } from './threads/attachments.js';
import { MESSAGE, messageSchema } from './threads/message.schema.js';
import { Orphans } from './threads/orphans.js';
import { Threads } from './threads/threads.js';
import { TicketReach } from './tickets/reach.js';
import { TicketController } from './tickets/ticket.controller.js';
import { TICKET, TICKET_COUNTER, ticketCounterSchema, ticketSchema } from './tickets/ticket.schema.js';
import { TicketService } from './tickets/ticket.service.js';
import { EarlierApprovals } from './work/earlier-approvals.js';
import { Work } from './work/work.js';
import { CLIENT_NAME, clientNameSchema, SNOOZE, snoozeSchema, WORK, workSchema } from './work/work.schema.js';
import { WorkController } from './work-list/work.controller.js';
import { WorkList } from './work-list/work-list.js';

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
      { name: NOTICE, schema: noticeSchema },
      { name: WORK, schema: workSchema },
      { name: SNOOZE, schema: snoozeSchema },
      { name: CLIENT_NAME, schema: clientNameSchema },
      { name: NOTICE_SETTINGS, schema: noticeSettingsSchema },
    ]),
  ],
  controllers: [
    TaskController,
    TicketController,
    AttachmentController,
    NoticeController,
    OnChangeNews,
    OnCompanyChanged,
    OnDueDiligenceMoved,
    OnFileDue,
    OnListAlarmed,
    OnScreeningCompleted,
    OnStandingMoved,
    OnUserChanged,
    WorkController,
    TeamController,
  ],
  providers: [
    TaskService,
    TaskList,
    TaskReach,
    TaskNews,
    TaskChanges,
    TaskReminders,
    People,
    TicketService,
    TicketReach,
    Threads,
    Attachments,
    Orphans,
    Notices,
    NoticeList,
    NoticeMails,
    NoticeSettingsService,
    Recipients,
    Work,
    EarlierApprovals,
    WorkList,
    Workloads,
  ],
})
export class TasksModule {}
