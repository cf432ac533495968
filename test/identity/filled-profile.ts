import { getUser, saveUserChanges } from '@dossier/proto/calls/identity';
import { type Person, succeeded } from '../support/people.js';
import { filledProfile } from './profile-values.js';

export const saveProfile = (by: Person, more: Record<string, string> = {}) =>
  by.call(saveUserChanges, filledProfile({ email: by.email, ...more }));

export const profileOf = async (by: Person) => succeeded(await by.call(getUser));
