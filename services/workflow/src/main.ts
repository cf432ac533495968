import { start } from '@dossier/kit/start';
import { workflowSettings } from './settings.js';

await start('workflow', async () => (await import('./workflow.module.js')).WorkflowModule, workflowSettings);
