import { common } from '@dossier/proto/texts/common';
import { defineTexts } from './define';

export const text = defineTexts('common', common);
