import { clients } from '@dossier/proto/texts/clients';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('clients', clients);
