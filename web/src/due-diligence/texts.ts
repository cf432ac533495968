export { dueDiligenceTexts as words } from '@dossier/proto/texts/due-diligence';
export { dueDiligenceScreens as text } from '@dossier/proto/texts/due-diligence-screens';
