import { start } from '@dossier/kit/start';
import { workflowSettings } from './settings.js';
import { WorkflowModule } from './workflow.module.js';

await start('workflow', WorkflowModule, workflowSettings);
