import { LIMITS } from '@dossier/proto/rules/limits';
import { text } from './texts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const within = (value: string, { min, max }: { min: number; max: number }) =>
  value.length >= min && value.length <= max;

/** Each answers the sentence for a wrong value, or null. */
export const checkEmail = (value: string) => (EMAIL.test(value.trim()) ? null : text.validation.email);
export const checkPassword = (value: string) => (within(value, LIMITS.password) ? null : text.validation.password);
export const checkUsername = (value: string) =>
  within(value.trim(), LIMITS.username) ? null : text.validation.username;
