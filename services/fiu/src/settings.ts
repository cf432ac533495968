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
  CONVERSION_SECONDS: {
    type: 'number',
    default: 600,
    from: 1,
    sentence: 'Seconds after which a conversion to goAML is given up; its user is told, and pays nothing.',
  },
} as const;

export const settings = readSettings(fiuSettings);
