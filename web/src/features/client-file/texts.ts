import { clientFile } from '@dossier/proto/texts/client-file';
import { ownershipScreen } from '@dossier/proto/texts/ownership';
import { defineTexts } from '@/lib/texts/define';

export { kyc } from '@/record/texts';
export const text = defineTexts('client-file', clientFile);
export const ownership = defineTexts('ownership', ownershipScreen);
