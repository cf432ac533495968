import { readSettings } from '@dossier/kit/config';

export const workflowSettings = {
  FOUR_EYES: {
    type: 'text',
    default: 'auto',
    sentence:
      'Whether a maker may approve the own change: always forbids it, off allows it, auto forbids it once the tenant has a second approver.',
  },
} as const;

const FOUR_EYES = ['auto', 'always', 'off'] as const;
export type FourEyesRule = (typeof FOUR_EYES)[number];

/** Throws a sentence for anything but auto, always and off: a typing error must not open the rule. */
export function fourEyesRule(env = process.env): FourEyesRule {
  const { FOUR_EYES: text } = readSettings(workflowSettings, env);
  const rule = FOUR_EYES.find((known) => known === text);
  if (!rule) throw new Error(`Settings: FOUR_EYES must be one of ${FOUR_EYES.join(', ')}`);
  return rule;
}
