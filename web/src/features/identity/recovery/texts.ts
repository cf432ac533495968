export { recovery as text } from '@dossier/proto/texts/recovery';
