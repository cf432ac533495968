export { contact as text } from '@dossier/proto/texts/contact';
