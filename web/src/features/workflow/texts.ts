export { clients } from '@dossier/proto/texts/clients';
export { workflow as text } from '@dossier/proto/texts/workflow';
