export { kyc } from '@dossier/proto/texts/kyc';
export { recordScreens as text } from '@dossier/proto/texts/record-screens';
