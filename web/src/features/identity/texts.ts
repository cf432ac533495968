import { identity } from '@dossier/proto/texts/identity';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('identity', identity);
