export { work as text } from '@dossier/proto/texts/work';
