import { layout as source } from '@dossier/proto/texts/layout';
import { defineTexts } from './define';

export const layout = defineTexts('layout', source);
