export { billing as text } from '@dossier/proto/texts/billing';
