import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/**
 * @typedef {{ id: string, at: string, from: string, to: string[], subject: string, text: string, html: string }} Mail
 */

/**
 * Received messages, each kept as received in one `.eml` file; the name starts with the time, so names sort by age.
 * @param {string} folder
 */
export async function openMailbox(folder) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const read = (/** @type {string} */ id) => readFile(join(folder, `${id}.eml`)).then((raw) => toMail(id, raw));
  return {
    /** @param {Buffer} raw */
    async add(raw) {
      const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
      await writeFile(join(folder, `${id}.eml`), raw, { mode: 0o600 });
    },
    /**
     * Newest first.
     * @param {string} [to] only mail to this address
     * @returns {Promise<Mail[]>}
     */
    async list(to) {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
      const mails = await Promise.all(names.slice(-200).map((name) => read(name.slice(0, -'.eml'.length))));
      return mails.filter((mail) => !to || mail.to.includes(to.toLowerCase())).reverse();
    },
    /** @param {string} id @returns {Promise<Mail | undefined>} */
    get: async (id) => (/^\d+-[0-9a-f]{8}$/.test(id) ? read(id).catch(() => undefined) : undefined),
  };
}

/** @typedef {Awaited<ReturnType<typeof openMailbox>>} Mailbox */

/** @param {string} id @param {Buffer} raw @returns {Promise<Mail>} */
async function toMail(id, raw) {
  const { from, to = [], cc = [], subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const addresses = [...to, ...cc].flatMap((entry) => ('group' in entry && entry.group ? entry.group : [entry]));
  return {
    id,
    at: new Date(Number(id.split('-')[0])).toISOString(),
    from: from?.address ?? '',
    to: addresses.map(({ address }) => (address ?? '').toLowerCase()),
    subject,
    text,
    html,
  };
}
