import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { login, register } from '@dossier/proto/calls/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { api } from '../support/api.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { newEmail, newPassword, succeeded } from '../support/people.js';

const withServers = hasBareServers ? describe : describe.skip;

withServers('the owner of an account', () => {
  const received: { to: string; subject?: string; text?: string }[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      void buffer(stream)
        .then((mail) => PostalMime.parse(mail))
        .then(({ subject, text }) => {
          received.push({ to, subject, text });
          done();
        });
    },
  });
  let stack: OwnStack | undefined;
  beforeAll(async () => {
    const server = smtp.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    stack = await ownStack({ SMTP_URL: `smtp://127.0.0.1:${port}`, RATE_LIMIT_FACTOR: '100', TWO_FACTOR: 'off' });
  });
  afterAll(async () => {
    await stack?.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  it('is told once, by mail, that it was locked, and of a second registration', async () => {
    const call = api(undefined, stack?.url);
    const person = { username: 'Ada Admin', email: newEmail(), password: newPassword() };
    succeeded(await call(register, person));
    for (let i = 0; i < 8; i++) await call(login, { email: person.email, password: 'wrong-Password' });
    for (let i = 0; i < 2; i++) expect((await call(register, person)).status).toBe(401);
    for (let i = 0; i < 5; i++) await call(login, { email: newEmail(), password: 'wrong-Password' });
    await until(() => received.length >= 3);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(received.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [person.email, 'Please confirm your email address'],
      [person.email, 'Somebody tried to register with your email address'],
      [person.email, 'Your Dossier account was locked for a moment'],
    ]);
    expect(JSON.stringify(received)).not.toContain(person.password);
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isTrue() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}
