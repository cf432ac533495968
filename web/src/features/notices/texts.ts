export { notices as text } from '@dossier/proto/texts/notices';
