import { readSettings } from '@dossier/kit/config';
import { storageSettings } from '@dossier/kit/settings';

export const fiuSettings = { ...storageSettings } as const;

export const settings = readSettings(fiuSettings);
