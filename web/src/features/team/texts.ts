export { team as text } from '@dossier/proto/texts/team';
