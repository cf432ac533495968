import { readSettings } from '@dossier/kit/config';
import { storageSettings } from '@dossier/kit/settings';

export const fiuSettings = {
  ...storageSettings,
  FOUR_EYES: {
    type: 'choice',
    choices: ['auto', 'always', 'off'],
    default: 'auto',
    sentence:
      'Whether reports to the FIU wait for somebody beside their maker: always, never (off), or once the tenant has a second person who may report (auto).',
  },
  ORPHAN_HOURS: {
    type: 'number',
    default: 24,
    sentence: 'Age from which a stored workbook or report that no upload names is removed, once a night.',
  },
} as const;

export const settings = readSettings(fiuSettings);
