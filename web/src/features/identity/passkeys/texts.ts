export { passkeys as text } from '@dossier/proto/texts/passkeys';
