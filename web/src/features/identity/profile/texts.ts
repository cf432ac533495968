export { profile as text } from '@dossier/proto/texts/profile';
