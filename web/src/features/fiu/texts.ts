export { fiuScreens as text } from '@dossier/proto/texts/fiu-screens';
