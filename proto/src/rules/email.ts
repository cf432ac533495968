/** The one spelling of an e-mail address: trimmed, lower case, NFKC. Everything is stored and counted by it. */
export const normaliseEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
