import { screening } from '@dossier/proto/texts/screening';
import { defineTexts } from '@/lib/texts/define';

const { fillFirstName, fillLastName } = screening.errors;
export const googleSearch = defineTexts('google-search', { fillFirstName, fillLastName });
export const worldCheck = defineTexts('world-check', { doesNotConform: screening.doesNotConform });
