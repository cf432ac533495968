/** The one spelling of an e-mail address: trimmed, lower case, NFKC. Everything is stored and counted by it. */
export const normaliseEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text looks like an address at all; a mail to it is the proof. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
