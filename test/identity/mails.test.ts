import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Bus } from '@dossier/kit/bus';
import { nats } from '@dossier/kit/nats';
import { contactInfoText, forgotPasswordRequest, login, register } from '@dossier/proto/calls/identity';
import { issueLink, revokeLinks } from '@dossier/proto/calls/identity-links';
import { listMails, requestMail, retryMail, setMailsSending } from '@dossier/proto/calls/identity-mails';
import { exemptFromTwoFactor } from '@dossier/proto/calls/identity-operators';
import { phrasesOf } from '@dossier/proto/texts/define';
import { mailFrame } from '@dossier/proto/texts/mail';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { newEmail, newPassword, succeeded } from '../support/people.js';

type Received = { id?: string; to: string; subject?: string; text?: string; html?: string };
type Refusal = Error & { responseCode: number };

const withServers = hasBareServers ? describe : describe.skip;
const refusal = (responseCode: number): Refusal => Object.assign(new Error('not now'), { responseCode });
const { open, greeting } = phrasesOf(mailFrame);

withServers('mails', () => {
  const received: Received[] = [];
  /** What the server answers to a receiver, and to a whole message, in place of taking it. */
  let refuses: Refusal | undefined;
  let isSilent = false;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      void buffer(stream)
        .then((mail) => PostalMime.parse(mail))
        .then(({ messageId, subject, text, html }) => {
          received.push({ id: messageId, to, subject, text, html });
          if (!isSilent) done();
        });
    },
  });
  const bus = new Bus();
  const database = new MongoClient(process.env.MONGO_URL ?? 'mongodb://unused');
  const settings = { RATE_LIMIT_FACTOR: '100', TWO_FACTOR: 'off', CONTACT_EMAIL: 'office@example.com' };
  let stack: OwnStack | undefined;
  beforeAll(async () => {
    await nats();
    await database.connect();
    const server = smtp.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    stack = await ownStack({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...settings });
  });
  afterEach(() => {
    refuses = undefined;
    isSilent = false;
  });
  afterAll(async () => {
    await stack?.stop();
    await database.close();
    await (await nats()).close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  const call = (token?: string) => api(token, stack?.url);
  const of = (email: string) => received.filter(({ to }) => to === email);
  const arrived = (email: string, count = 1) =>
    eventually(async () => {
      if (of(email).length < count) throw new Error(`${of(email).length} mails to ${email}`);
      return of(email);
    }, 20_000);
  const jobs = () => database.db('identity').collection<{ _id: string; input: { to: string } }>('jobs');

  async function registered() {
    const person = { username: 'Ada Admin', email: newEmail(), password: newPassword() };
    const { token } = succeeded(await call()(register, person));
    return { ...person, token };
  }
  async function operator() {
    const { email, token } = await registered();
    const users = database.db('identity').collection('users');
    await users.updateOne({ email }, { $set: { is_super_user: true }, $unset: { type: 1 } });
    await bus.call(exemptFromTwoFactor, { emails: [email] });
    return call(token);
  }
  const notice = (more: object = {}) => ({
    id: randomUUID(),
    tenant_id: 'a'.repeat(24),
    to: newEmail(),
    name: 'Palmera',
    subject: greeting('You'),
    paragraphs: [open],
    path: '/fill-due-diligence/',
    button: open,
    ...more,
  });

  it('tell the owner of an account once that it was locked, and of a second registration', async () => {
    const person = await registered();
    for (let i = 0; i < 8; i++) await call()(login, { email: person.email, password: 'wrong-Password' });
    for (let i = 0; i < 2; i++) expect((await call()(register, { ...person, token: undefined })).status).toBe(401);
    for (let i = 0; i < 5; i++) await call()(login, { email: newEmail(), password: 'wrong-Password' });
    await arrived(person.email, 3);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(
      of(person.email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([
      'Please confirm your email address',
      'Somebody tried to register with your email address',
      'Your Dossier account was locked for a moment',
    ]);
    expect(JSON.stringify(received)).not.toContain(person.password);
  });

  it('wait while the mail server is away, and none is lost; the request has succeeded', async () => {
    refuses = refusal(451);
    const { email } = await registered();
    expect(succeeded(await call()(forgotPasswordRequest, { email }))).toEqual({ status: 'success' });
    const waiting = await eventually(async () => {
      const found = await jobs().countDocuments({ 'input.to': email, state: 'waiting', attempt: { $gt: 0 } });
      if (found < 2) throw new Error('not tried yet');
      return found;
    });
    expect(waiting).toBe(2);
    refuses = undefined;
    await jobs().updateMany({ 'input.to': email }, { $set: { next_at: new Date() } });
    const subjects = (await arrived(email, 2)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Please confirm your email address', 'Reset your Dossier password']);
  });

  it('are sent again word for word, under the same Message-ID, when the sender dies before it has noted them', async () => {
    isSilent = true;
    const { email } = await registered();
    await arrived(email);
    // The server has it, the job is not done: as after a kill, its lease runs out and another run takes it over.
    await jobs().updateOne({ 'input.to': email }, { $set: { claim: 'nobody', next_at: new Date(0) } });
    isSilent = false;
    const [first, again] = await arrived(email, 2);
    expect(again).toEqual(first);
    expect(first?.id).toMatch(/^<[\w-]{43}@localhost>$/);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(of(email)).toHaveLength(2);
  });

  it('are given up when the server will never take them; the operator sees and repeats them', async () => {
    const office = await operator();
    refuses = refusal(550);
    const { email } = await registered();
    const failed = await eventually(async () => {
      const { mails } = succeeded(await office(listMails));
      const found = mails.find(({ to, state }) => to === email && state === 'failed');
      if (!found) throw new Error('not given up yet');
      return found;
    });
    expect(failed).toMatchObject({ kind: 'verify', tries: 1, reason: expect.stringContaining('not now') });
    refuses = undefined;
    succeeded(await office(retryMail, { id: failed.id }));
    await arrived(email);
    expectFailure(await office(retryMail, { id: failed.id }), 409, 'identity.mail.not_failed');
    expectInvalid(await office(retryMail, {}), 'id');
  });

  it('are held back at the operator’s wish, but those of security, and go out once afterwards', async () => {
    const office = await operator();
    succeeded(await office(setMailsSending, { emails_send_out: 'NO' }));
    const message = { name: 'Sam Stranger', email: newEmail(), companyName: 'Reef', message: `Held ${randomUUID()}` };
    succeeded(await call()(contactInfoText, message));
    const { email } = await registered();
    await arrived(email);
    const { mails, emails_send_out } = succeeded(await office(listMails));
    expect(emails_send_out).toBe('NO');
    expect(mails).toContainEqual(expect.objectContaining({ to: 'office@example.com', kind: 'contact', state: 'held' }));
    expect(of('office@example.com')).toEqual([]);
    succeeded(await office(setMailsSending, { emails_send_out: 'YES' }));
    const [mail] = await arrived('office@example.com');
    expect(mail?.text).toContain(message.message);
    expectInvalid(await office(setMailsSending, { emails_send_out: 'MAYBE' }), 'emails_send_out');
  });

  it('are sent for other services, once under an id, with the token of a link that is still good', async () => {
    const place = { tenant_id: 'b'.repeat(24), record_id: 'c'.repeat(24), purpose: 'due_diligence_form' } as const;
    const { link } = await bus.call(issueLink, { ...place, name: 'Palmera' });
    const input = notice(place);
    for (let i = 0; i < 3; i++) expect((await bus.call(requestMail, input)).taken).toBe(true);
    const [mail, ...others] = await arrived(input.to);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Hello You,');
    expect(mail?.text).toContain(`/fill-due-diligence/?token=${link.token}`);
    expect(mail?.html).toContain(`href="http://localhost:8080/fill-due-diligence/?token=${link.token}"`);
    await bus.call(revokeLinks, place);
    const late = notice(place);
    await bus.call(requestMail, late);
    const { taken } = await bus.call(requestMail, notice({ to: undefined, user_id: 'd'.repeat(24) }));
    expect(taken).toBe(false);
    await eventually(async () => {
      if (!(await jobs().findOne({ 'input.to': late.to, state: 'done' }))) throw new Error('not looked at yet');
    });
    expect(of(late.to)).toEqual([]);
  });
});
