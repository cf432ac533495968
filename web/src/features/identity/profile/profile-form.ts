import { PROFILE_FIELDS, PROFILE_NAMES, type ProfileField, profileErrors } from '@dossier/proto/rules/profile';
import { sayAll } from '@dossier/proto/texts/phrase';
import type { useMe } from '@/lib/me';

export type ProfileForm = Record<ProfileField, string>;
type Me = ReturnType<typeof useMe>;

/** Every field as text; what was never saved is empty. */
export function fieldsOf({ user, userInformation, userAddress, userPhone }: Me): ProfileForm {
  const stored: Record<string, unknown> = { ...userInformation, ...userAddress, ...userPhone };
  const values = PROFILE_NAMES.map((name) => [name, String(stored[name] ?? '')]);
  return { ...(Object.fromEntries(values) as ProfileForm), email: user.email };
}

export const trimmed = (form: ProfileForm): ProfileForm =>
  Object.fromEntries(PROFILE_NAMES.map((name) => [name, form[name].trim()])) as ProfileForm;

/** The server's own rules, before anything is sent. */
export const checkProfile = (form: ProfileForm): Record<string, string> => sayAll(profileErrors(trimmed(form)));

export const isTooLong = (name: ProfileField, value: string): boolean => [...value].length > PROFILE_FIELDS[name].max;
