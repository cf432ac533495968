import { storageSettings } from '@dossier/kit/settings';

export const fiuSettings = { ...storageSettings } as const;
