import { orphanSettings, storageSettings } from '@dossier/kit/settings';

export const tasksSettings = { ...storageSettings, ...orphanSettings } as const;
