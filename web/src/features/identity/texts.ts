export { identity as text } from '@dossier/proto/texts/identity';
