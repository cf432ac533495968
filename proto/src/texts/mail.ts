import { defineTexts } from './define.js';

/** What the system writes to people, by occasion: the receiver's name and the address of the application go in. */
export const mailTexts = defineTexts('mail', {
  locked: {
    subject: 'Your Dossier account was locked for a moment',
    text: (name: string, url: string) => `Hello ${name},

somebody entered a wrong password or code for your account five times. It is locked for a short time and unlocks by itself.

If that was you, please wait a minute and try again at ${url}. If it was not, nobody got in; please tell your administrator.

Dossier`,
  },
  registered_again: {
    subject: 'Somebody tried to register with your email address',
    text: (_: string, url: string) => `Hello,

somebody tried to register at ${url} with your email address. You have an account already, so nothing was changed.

If that was you, please sign in instead. If it was not, there is nothing to do.

Dossier`,
  },
  verify: {
    subject: 'Please confirm your email address',
    button: 'Confirm email address',
    text: (name: string, url: string) => `Hello ${name},

please open this link to confirm that this email address is yours. It works once, within 24 hours:

${url}

If you did not ask for this, there is nothing to do.

Dossier`,
  },
  reset: {
    subject: 'Reset your Dossier password',
    button: 'Choose a new password',
    text: (name: string, url: string) => `Hello ${name},

please open this link to choose a new password. It works once, within an hour:

${url}

If you did not ask for this, there is nothing to do: your password stays as it is.

Dossier`,
  },
  invite: {
    subject: 'You are invited to Dossier',
    button: 'Accept the invitation',
    text: (name: string, url: string) => `Hello ${name},

a colleague has opened an account for you. Please open this link to choose your password. It works once, within 7 days:

${url}

If you do not expect this, there is nothing to do.

Dossier`,
  },
  password_changed: {
    subject: 'Your Dossier password was changed',
    text: (name: string, url: string) => `Hello ${name},

the password of your account was changed just now, and every other session was signed out.

If that was you, there is nothing to do. If it was not, please reset your password at ${url}/forgot-password and tell your administrator.

Dossier`,
  },
  email_changed: {
    subject: 'The email address of your Dossier account was changed',
    text: (name: string, url: string) => `Hello ${name},

the account that you sign in to at ${url} has another email address now. This one no longer opens it.

If that was you, there is nothing to do. If it was not, please tell your administrator at once.

Dossier`,
  },
  passkey_added: {
    subject: 'A passkey was added to your Dossier account',
    text: (name: string, url: string) => `Hello ${name},

a passkey was added just now. Whoever has the device can sign in with it at ${url}.

If that was you, there is nothing to do. If it was not, please remove it in your profile settings and tell your administrator.

Dossier`,
  },
  recovery_used: {
    subject: 'A recovery code was used to sign in to your Dossier account',
    text: (name: string, url: string) => `Hello ${name},

somebody signed in to your account at ${url} with the password and one of the recovery codes. That code works no more.

If that was you, there is nothing to do. If it was not, please change your password and tell your administrator.

Dossier`,
  },
});

/** What somebody wrote into the contact form, for whoever runs the installation. */
export const contactMail = defineTexts('contact-mail', {
  subject: (name: string, companyName: string) => `Message of ${name}, ${companyName}`,
  text: (message: string, name: string, companyName: string, email: string) => `${message}

${name}
${companyName}
${email}`,
});

/** What stands around the words of a service. */
export const mailFrame = defineTexts('mail-frame', {
  greeting: (name: string) => `Hello ${name},`,
  open: 'Open Dossier',
  sender: 'Dossier',
});

/** `said`: in the words of another service. */
/** `link_code` is written by `visitorMails`. */
export type MailKind = keyof typeof mailTexts | 'contact' | 'said' | 'link_code';

/** What people hear of their notices: that there are some, and of whom. */
export const noticeMails = defineTexts('noticeMails', {
  change_waits: 'A change waits for confirmation',
  change_decided: 'A change of yours was decided',
  task: 'A task of yours has news',
  mention: (name: string) => `${name} mentioned you`,
  ticket: 'The support answered your ticket',
  due_diligence: 'A due diligence was submitted',
  requirement: 'A document of a client needs renewal',
  review: 'The review of a client is near',
  list_alarm: 'A sanction list was not refreshed',
  sentence: (name: string) => `There is news from ${name} for you in Dossier.`,
  digest: 'Your day in Dossier',
  digestSentence: {
    one: (count: number) => `${count} notification waits for you in Dossier.`,
    other: (count: number) => `${count} notifications wait for you in Dossier.`,
  },
  settings: 'Which e-mails you get is set under Notifications.',
  open: 'Open Dossier',
});

/** What visitors of a link are sent: nothing of it names the internal tool. */
export const visitorMails = defineTexts('visitorMails', {
  due_diligence_form: {
    subject: (client: string) => `Due diligence form for ${client}`,
    sentence: (client: string) =>
      `Please fill in the due diligence form for ${client}. Your answers are saved while you type.`,
  },
  due_diligence_documents: {
    subject: (client: string) => `Due diligence documents for ${client}`,
    sentence: (client: string) => `Please upload the due diligence documents for ${client}.`,
  },
  reminder: {
    subject: (client: string) => `Reminder: due diligence form for ${client}`,
    sentence: (client: string) => `The due diligence form for ${client} still waits for you.`,
  },
  code: {
    subject: 'Your code to open the page',
    text: (code: string) => `Your code is ${code}. It is good for ten minutes and for one time.

If you have not asked for it, somebody else may have your link. Please tell whoever sent it to you.`,
  },
  keep: 'Please keep this link to yourself: whoever has it can read and change what you wrote.',
  stop: 'You get this until the form is submitted. Stop these reminders:',
  open: 'Open the page',
});
