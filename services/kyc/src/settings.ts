import { readSettings } from '@dossier/kit/config';
import { orphanSettings } from '@dossier/kit/settings';

export const kycSettings = {
  ...orphanSettings,
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
