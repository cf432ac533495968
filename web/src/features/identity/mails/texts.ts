export { mailsScreen as text } from '@dossier/proto/texts/mails';
