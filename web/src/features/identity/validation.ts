import { isEmail } from '@dossier/proto/rules/email';
import { LIMITS } from '@dossier/proto/rules/limits';
import { text } from './texts';

const within = (value: string, { min, max }: { min: number; max: number }) =>
  value.length >= min && value.length <= max;

/** Each answers the sentence for a wrong value, or null. */
export const checkEmail = (value: string) => (isEmail(value) ? null : text.validation.email);
export const checkPassword = (value: string) => (within(value, LIMITS.password) ? null : text.validation.password);
export const checkUsername = (value: string) =>
  within(value.trim(), LIMITS.username) ? null : text.validation.username;
