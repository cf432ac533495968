import { recovery } from '@dossier/proto/texts/recovery';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('recovery', recovery);
