export { sanctionLists as text } from '@dossier/proto/texts/sanction-lists';
