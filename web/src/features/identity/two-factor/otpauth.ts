import { layout } from '@/lib/texts/layout';

/** The link an authenticator app reads: a time-based one-time password, labelled with the product and the e-mail. */
export const otpauthLink = (secret: string, email: string): string => {
  const issuer = encodeURIComponent(layout.product);
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
};

/** `JBSW Y3DP …`: four by four, as people type it. */
export const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
