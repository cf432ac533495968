import * as tickets from '@dossier/proto/calls/tickets';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { viewToken } from '../kyc/upload.js';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, signIn, succeeded, type Tenant } from '../support/people.js';
import { makeSuperUser } from '../support/super-user.js';
import { attach, openAttachment } from './files.js';

describe('tickets to the support', () => {
  let tenant: Tenant;
  let asker: Person;
  let support: Pick<Person, 'call' | 'token'>;

  beforeAll(async () => {
    tenant = await newTenant();
    asker = await addUser(tenant, 'TRUST_OFFICER');
    const { email, password } = await makeSuperUser();
    const { token } = await signIn(email, password);
    support = { token, call: api(token) };
  });

  const asked = async (fileIds: string[] = []) =>
    succeeded(
      await asker.call(tickets.createTicket, {
        ticket: { subject: 'The chart is empty', content: 'I see no owners', severity: 'high' },
        fileIds,
      }),
    ).ticket;

  it('are numbered, open, and seen by who asked and by the support alone', async () => {
    const [ticket, next] = [await asked(), await asked()];
    expect(ticket).toMatchObject({
      subject: 'The chart is empty',
      severity: 'high',
      status: 'open',
      user_id: asker.id,
    });
    expect(next.number).toBeGreaterThan(ticket.number);
    const listed = async (by: Pick<Person, 'call'>) =>
      succeeded(await by.call(tickets.listTickets)).tickets.map(({ _id }) => _id);
    expect(await listed(asker)).toEqual([next._id, ticket._id]);
    expect(await listed(support)).toEqual(expect.arrayContaining([ticket._id]));
    expect(await listed(tenant.admin)).toEqual([]);
    expectFailure(await tenant.admin.call(tickets.getTicket, { id: ticket._id }), 404, 'tasks.ticket.not_found');
  });

  it('go from user to support and back, with files, until they are closed', async () => {
    const [file = ''] = (await attach(asker, 'support/upload-file')).body.fileIds;
    const { _id: ticket_id } = await asked([file]);
    const answered = { ticket: { content: 'Please press Fit', ticket_id } };
    expect(succeeded(await support.call(tickets.createTicketMessage, answered)).message.type).toBe('admin');
    const { messages } = succeeded(await asker.call(tickets.getTicket, { id: ticket_id }));
    expect(messages).toMatchObject([
      { type: 'user', message: '<p>I see no owners</p>', attachments: [{ _id: file }] },
      { type: 'admin', message: '<p>Please press Fit</p>' },
    ]);
    expect((await openAttachment(file, await viewToken(support as Person))).status).toBe(200);
    expect((await openAttachment(file, await viewToken(tenant.admin))).status).toBe(404);
    const set = (by: Pick<Person, 'call'>, status: string) => by.call(tickets.updateTicket, { ticket_id, status });
    expectFailure(await set(asker, 'closed'), 403, 'permission.denied');
    expect(succeeded(await set(support, 'pending')).ticket).toMatchObject({ status: 'pending', may_update: true });
    expect(succeeded(await set(support, 'closed')).ticket).toMatchObject({ status: 'closed', may_update: false });
    expectFailure(await set(support, 'open'), 409, 'tasks.ticket.closed');
    const late = { ticket: { content: 'Thank you', ticket_id } };
    expectFailure(await asker.call(tickets.createTicketMessage, late), 409, 'tasks.ticket.closed');
  });

  it('refuse wrong input by name, and a super user as who asks', async () => {
    const blank = { ticket: { subject: ' ', content: { ops: [{ insert: '\n' }] }, severity: 'urgent' } };
    const refused = await asker.call(tickets.createTicket, blank);
    expectInvalid(refused, 'ticket.subject', 'ticket.content', 'ticket.severity');
    expect(refused.body.errors).toMatchObject({
      'ticket.subject': 'Please fill the subject field',
      'ticket.content': 'Please fill the content field',
    });
    expectInvalid(await support.call(tickets.updateTicket, { ticket_id: UNKNOWN_ID, status: 'done' }), 'status');
    expectFailure(
      await support.call(tickets.updateTicket, { ticket_id: UNKNOWN_ID, status: 'open' }),
      404,
      'tasks.ticket.not_found',
    );
    const ticket = { subject: 'Me', content: 'too', severity: 'low' };
    expectFailure(await support.call(tickets.createTicket, { ticket }), 403, 'permission.denied');
    expectFailure(await api()(tickets.listTickets), 401, 'session.missing');
  });
});
