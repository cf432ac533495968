import { readSettings } from '@dossier/kit/config';

export const kycSettings = {
  ORPHAN_HOURS: {
    type: 'number',
    default: 24,
    sentence:
      'Age from which a stored file that belongs to no document is removed; interrupted uploads leave such files.',
  },
} as const;

export const settings = readSettings(kycSettings);
