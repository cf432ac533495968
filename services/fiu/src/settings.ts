import { readSettings } from '@dossier/kit/config';
import { orphanSettings, storageSettings } from '@dossier/kit/settings';

export const fiuSettings = {
  ...storageSettings,
  ...orphanSettings,
  FOUR_EYES: {
    type: 'choice',
    choices: ['auto', 'always', 'off'],
    default: 'auto',
    sentence:
      'Whether reports to the FIU wait for somebody beside their maker: always, never (off), or once the tenant has a second person who may report (auto).',
  },
} as const;

export const settings = readSettings(fiuSettings);
