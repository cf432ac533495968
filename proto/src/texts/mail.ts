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
  verify: (name: string, url: string): Mail => ({
    subject: 'Please confirm your email address',
    text: `Hello ${name},

please open this link to confirm that this email address is yours. It works once, within 24 hours:

${url}

If you did not ask for this, there is nothing to do.

Dossier`,
  }),
  reset: (name: string, url: string): Mail => ({
    subject: 'Reset your Dossier password',
    text: `Hello ${name},

please open this link to choose a new password. It works once, within an hour:

${url}

If you did not ask for this, there is nothing to do: your password stays as it is.

Dossier`,
  }),
  password_changed: (name: string, url: string): Mail => ({
    subject: 'Your Dossier password was changed',
    text: `Hello ${name},

the password of your account was changed just now, and every other session was signed out.

If that was you, there is nothing to do. If it was not, please reset your password at ${url}/forgot-password and tell your administrator.

Dossier`,
  }),
  email_changed: (name: string, url: string): Mail => ({
    subject: 'The email address of your Dossier account was changed',
    text: `Hello ${name},

the account that you sign in to at ${url} has another email address now. This one no longer opens it.

If that was you, there is nothing to do. If it was not, please tell your administrator at once.

Dossier`,
  }),
  recovery_used: (name: string, url: string): Mail => ({
    subject: 'A recovery code was used to sign in to your Dossier account',
    text: `Hello ${name},

somebody signed in to your account at ${url} with the password and one of the recovery codes. That code works no more.

If that was you, there is nothing to do. If it was not, please change your password and tell your administrator.

Dossier`,
  }),
} as const satisfies Record<string, (name: string, url: string) => Mail>;

/** What somebody wrote into the contact form, for whoever runs the installation. */
export const contactMail = (from: { name: string; email: string; companyName: string; message: string }): Mail => ({
  subject: `Message of ${from.name}, ${from.companyName}`,
  text: `${from.message}

${from.name}
${from.companyName}
${from.email}`,
});

export type MailKind = keyof typeof mailTexts | 'contact';
