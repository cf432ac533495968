import { timingSafeEqual } from 'node:crypto';
import { generateSecret, generateSync } from 'otplib';

const STEP_S = 30;
/** The current code and, for slow fingers, the one before (RFC 6238, 5.2). */
const ACCEPTED = [0, 1];

export const newSecret = (): string => generateSecret();

/** The 30-second step that the code belongs to, or undefined when it is none of the accepted ones. */
export function stepOf(code: string, secret: string, now = Date.now()): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const current = Math.floor(now / 1_000 / STEP_S);
  return ACCEPTED.map((back) => current - back).find((step) => isSame(code, codeAt(secret, step)));
}

export const codeAt = (secret: string, step: number): string => generateSync({ secret, epoch: step * STEP_S });

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
