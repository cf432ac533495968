export { clients as text } from '@dossier/proto/texts/clients';
