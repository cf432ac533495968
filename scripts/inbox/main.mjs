// A mail inbox for this machine: takes every message by SMTP, shows it on a page and as JSON (/mails?to=address).
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { openMailbox } from './mailbox.mjs';
import { listPage, mailPage } from './pages.mjs';

const { SMTP_PORT, INBOX_PORT, INBOX_DIR = '.local/inbox' } = process.env;
const host = '127.0.0.1';
const mailbox = await openMailbox(INBOX_DIR);

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  size: 30 * 1024 * 1024,
  rejectOversized: true,
  onAuth: (_login, _session, done) => done(null, { user: 'local' }),
  onData: (stream, _session, done) => {
    collect(stream)
      .then((raw) => mailbox.add(raw))
      .then(() => done(), done);
  },
});

/** @param {AsyncIterable<Buffer>} stream */
async function collect(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param {URL} url @returns {Promise<{ status?: number, type?: string, body: string }>} */
async function answer(url) {
  if (url.pathname === '/') return { body: listPage(await mailbox.list()) };
  if (url.pathname === '/readyz') return { body: 'up', type: 'text/plain' };
  if (url.pathname === '/mails') {
    const mails = await mailbox.list(url.searchParams.get('to') ?? undefined);
    return { body: JSON.stringify(mails), type: 'application/json' };
  }
  const mail = await mailbox.get(url.pathname.replace('/mail/', ''));
  return mail ? { body: mailPage(mail) } : { status: 404, type: 'text/plain', body: 'No such message' };
}

const web = createServer((request, response) => {
  void answer(new URL(request.url ?? '/', `http://${host}`))
    .catch((error) => ({ status: 500, type: 'text/plain', body: String(error) }))
    .then(({ status = 200, type = 'text/html', body }) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
    });
});

smtp.listen(Number(SMTP_PORT), host);
web.listen(Number(INBOX_PORT), host);
process.on('SIGTERM', () => process.exit(0));
