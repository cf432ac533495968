import { contact } from '@dossier/proto/texts/contact';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('contact', contact);
