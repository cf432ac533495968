import { orphanSettings, storageSettings } from '@dossier/kit/settings';

export const dueDiligenceSettings = { ...storageSettings, ...orphanSettings } as const;
