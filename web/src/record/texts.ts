import { kyc as kycSource } from '@dossier/proto/texts/kyc';
import { recordScreens } from '@dossier/proto/texts/record-screens';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('record-screens', recordScreens);
export const kyc = defineTexts('kyc', kycSource);
