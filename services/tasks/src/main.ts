import { start } from '@dossier/kit/start';
import { tasksSettings } from './settings.js';

await start('tasks', async () => (await import('./tasks.module.js')).TasksModule, tasksSettings);
