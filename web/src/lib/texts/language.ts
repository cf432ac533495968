import { bestLanguage, readLanguageFrom } from '@dossier/proto/texts/language';

/** The browser's choice, once per page: texts of modules are read as soon as they load. */
export const language = bestLanguage(navigator.languages);

readLanguageFrom(() => language);
document.documentElement.lang = language;
