import { clientFile } from '@dossier/proto/texts/client-file';
import { defineTexts } from '@/lib/texts/define';

export { kyc } from '@/record/texts';
export const text = defineTexts('client-file', clientFile);
