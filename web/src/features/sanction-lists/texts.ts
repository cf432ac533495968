import { sanctionLists } from '@dossier/proto/texts/sanction-lists';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('sanction-lists', sanctionLists);
