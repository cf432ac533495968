export { screening as text } from '@dossier/proto/texts/screening';
