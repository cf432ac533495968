import { readSettings } from '@dossier/kit/config';

export const workflowSettings = {
  FOUR_EYES: {
    type: 'choice',
    choices: ['auto', 'always', 'off'],
    default: 'auto',
    sentence:
      'Whether a maker may approve the own change: always forbids it, off allows it, auto forbids it once the tenant has a second approver.',
  },
} as const;

export const settings = readSettings(workflowSettings);
