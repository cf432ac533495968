import { addTemplates, type Template } from '../texts/translate.js';

/** Makes the texts of one language known. */
export function addTranslations(language: string, translations: Record<string, Template>): void {
  for (const [namespace, templates] of Object.entries(translations)) addTemplates(language, namespace, templates);
}
