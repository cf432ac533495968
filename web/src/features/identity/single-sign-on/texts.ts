export { singleSignOn as text } from '@dossier/proto/texts/single-sign-on';
