export { layout } from '@dossier/proto/texts/layout';
