import { screening } from '@dossier/proto/texts/screening';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('screening', screening);
