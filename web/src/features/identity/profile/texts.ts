import { profile } from '@dossier/proto/texts/profile';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('profile', profile);
