export { clients } from '@dossier/proto/texts/clients';
export { kyc } from '@dossier/proto/texts/kyc';
export { team } from '@dossier/proto/texts/team';
export { workflow as text } from '@dossier/proto/texts/workflow';
