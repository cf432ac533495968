import { readSettings } from '@dossier/kit/config';

export const kycSettings = {
  ORPHAN_HOURS: {
    type: 'number',
    default: 24,
    sentence:
      'Age from which a stored file that belongs to no document is removed; interrupted uploads leave such files.',
  },
  UBO_THRESHOLD: {
    type: 'number',
    default: 25,
    sentence: 'Percent of effective ownership from which a natural person counts as a beneficial owner.',
  },
  UBO_THRESHOLD_HIGH_RISK: {
    type: 'number',
    default: 10,
    sentence: 'The same for clients of high risk.',
  },
} as const;

export const settings = readSettings(kycSettings);
