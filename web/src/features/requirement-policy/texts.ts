export { labelTexts } from '@dossier/proto/texts/labels';
export { policies as text } from '@dossier/proto/texts/policies';
