export { tasks as text } from '@dossier/proto/texts/tasks';
