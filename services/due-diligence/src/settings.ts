import { storageSettings } from '@dossier/kit/settings';

export const dueDiligenceSettings = { ...storageSettings } as const;
