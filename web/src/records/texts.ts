import { kyc as kycSource } from '@dossier/proto/texts/kyc';
import { recordScreens } from '@dossier/proto/texts/record-screens';
import { screening } from '@dossier/proto/texts/screening';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('record-screens', recordScreens);
export const kyc = defineTexts('kyc', kycSource);
const { fillFirstName, fillLastName } = screening.errors;
export const googleSearch = defineTexts('google-search', { fillFirstName, fillLastName });
export const worldCheck = defineTexts('world-check', { doesNotConform: screening.doesNotConform });
