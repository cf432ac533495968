import { createHmac, randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { settings } from '../settings.js';
import { inTurn } from './hash-queue.js';

/** argon2id by default; OWASP's minimum, about 60 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const peppered = (password: string): string =>
  createHmac('sha256', settings.PASSWORD_PEPPER).update(password, 'utf8').digest('base64');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(peppered(password), COST));

/** What an unknown e-mail is checked against, so that it costs the same time. */
const nobody = await hash(randomBytes(32).toString('base64'), COST);

/** Checks a password; without a stored hash it takes as long and answers false. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isSame = await inTurn(() => verify(stored ?? nobody, peppered(password)));
  return isSame && stored !== undefined;
}

/** True when the stored hash was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}
