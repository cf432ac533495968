export { common as text } from '@dossier/proto/texts/common';
