type Mail = { subject: string; text: string };

/** What the system writes to people, by occasion: the receiver's name and the address of the application go in. */
export const mailTexts = {
  locked: (name: string, url: string): Mail => ({
    subject: 'Your Dossier account was locked for a moment',
    text: `Hello ${name},

somebody entered a wrong password or code for your account five times. It is locked for a short time and unlocks by itself.

If that was you, please wait a minute and try again at ${url}. If it was not, nobody got in; please tell your administrator.

Dossier`,
  }),
  registered_again: (_: string, url: string): Mail => ({
    subject: 'Somebody tried to register with your email address',
    text: `Hello,

somebody tried to register at ${url} with your email address. You have an account already, so nothing was changed.

If that was you, please sign in instead. If it was not, there is nothing to do.

Dossier`,
  }),
} as const satisfies Record<string, (name: string, url: string) => Mail>;

export type MailKind = keyof typeof mailTexts;
