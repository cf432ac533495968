import { storageSettings } from '@dossier/kit/settings';

export const tasksSettings = { ...storageSettings } as const;
