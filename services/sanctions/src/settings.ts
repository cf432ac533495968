import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@dossier/kit/config';
import { DEFAULT_SETTINGS, type EngineSettings, withWeights } from './engine/settings.js';

export const sanctionsSettings = {
  SANCTIONS_PROVIDER: {
    type: 'choice',
    choices: ['local', 'yente', 'watchman', 'http'],
    default: 'local',
    sentence: 'Who screens; local is the own engine over the lists.',
  },
  SANCTIONS_PROVIDER_URL: { type: 'text', default: '', sentence: 'Base address of a provider other than local.' },
  SANCTIONS_PROVIDER_KEY: {
    type: 'text',
    default: '',
    sentence: 'Sent to the provider as a bearer token.',
    secret: true,
  },
  SANCTIONS_PROVIDER_MS: { type: 'number', default: 8_000, sentence: 'A provider that takes longer has failed.' },
  SANCTIONS_FALLBACK_LOCAL: {
    type: 'flag',
    default: false,
    sentence: 'Lets the own engine answer when the provider fails; the stored answer says so.',
  },
  SANCTIONS_THRESHOLD: {
    type: 'number',
    default: DEFAULT_SETTINGS.threshold,
    sentence: 'Score from which a match is an alert.',
  },
  SANCTIONS_CUT_OFF: {
    type: 'number',
    default: DEFAULT_SETTINGS.cutOff,
    sentence: 'Score below which a match is not shown at all.',
  },
  SANCTIONS_WEIGHTS: {
    type: 'text',
    default: '',
    sentence: 'JSON object with the weights of the score that differ from the defaults, named as in docs/screening.md.',
  },
  SANCTIONS_MAX_SHRINK: {
    type: 'number',
    default: 0.05,
    from: 0,
    to: 1,
    sentence: 'A file is refused if more than this share of the entries, names or addresses would be gone, 0 to 1.',
  },
  SANCTIONS_LISTS: {
    type: 'text',
    default: '',
    sentence: 'JSON file with the list sources; empty means the public lists.',
  },
  SANCTIONS_REFRESH: { type: 'flag', default: true, sentence: 'Refreshes the lists by itself when they are due.' },
  SANCTIONS_PRIVATE_HOSTS: {
    type: 'text',
    default: '',
    sentence: 'Hosts in private networks that lists and providers may be fetched from, separated by commas.',
  },
  SANCTIONS_CACHE: {
    type: 'text',
    default: join(tmpdir(), 'dossier-sanctions'),
    sentence:
      'Folder for the index snapshot and copies of the list versions; may be lost at any time. While another process has it, one beside it is used.',
  },
  SANCTIONS_LARGEST_LIST_MB: { type: 'number', default: 600, sentence: 'A list file larger than this is refused.' },
} as const;

export const settings = readSettings(sanctionsSettings);

/** The engine's settings, the installation's weights among them. Throws a sentence for weights it does not know. */
export function engineSettings(weights: string = settings.SANCTIONS_WEIGHTS): EngineSettings {
  const { SANCTIONS_THRESHOLD: threshold, SANCTIONS_CUT_OFF: cutOff } = settings;
  return { ...withWeights(readObject(weights)), threshold, cutOff };
}

function readObject(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('Settings: SANCTIONS_WEIGHTS must be a JSON object');
  }
}

export type ProviderName = (typeof sanctionsSettings.SANCTIONS_PROVIDER.choices)[number];
