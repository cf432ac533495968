import { eventually } from './eventually.js';

export type Mail = { subject: string; text: string; html: string };

/** The mails to an address that the system under test has sent, the newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${process.env.INBOX_URL}/mails?to=${encodeURIComponent(email)}`);
  return (await response.json()) as Mail[];
}

/** Waits for the newest mail with this in its subject, after `earlier` others. */
export const mailTo = (email: string, subject: string, earlier = 0): Promise<Mail> =>
  eventually(async () => {
    const found = (await mailsTo(email)).filter((mail) => mail.subject.includes(subject));
    const [newest] = found;
    if (!newest || found.length <= earlier) throw new Error(`No mail "${subject}" to ${email} yet`);
    return newest;
  }, 30_000);

/** The token of the link in a mail. */
export function tokenIn({ text }: Mail): string {
  const token = /[?&]token=([\w.-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`No link in: ${text}`);
  return token;
}
