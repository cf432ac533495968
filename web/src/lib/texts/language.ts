import { bestLanguage, readLanguageFrom } from '@dossier/proto/texts/language';
import { addTranslations } from '@dossier/proto/translations/add';
import { local } from '@/lib/storage';

const CHOSEN = 'language';

/** What the account or this browser has chosen, else what the browser asks for; once per page, another one needs a reload. */
export const language = bestLanguage([local.get(CHOSEN) ?? '', ...navigator.languages]);

const TRANSLATIONS = {
  nl: () => import('@dossier/proto/translations/nl/index'),
  es: () => import('@dossier/proto/translations/es/index'),
};

readLanguageFrom(() => language);
document.documentElement.lang = language;

/** To be waited for before anything is shown. Texts that do not come are said in English. */
export async function loadTranslations(): Promise<void> {
  if (!(language in TRANSLATIONS)) return;
  const loaded = await TRANSLATIONS[language as keyof typeof TRANSLATIONS]().catch(() => undefined);
  if (loaded) addTranslations(language, loaded.translations);
}

/** `auto` or a language. */
export const chosenLanguage = (): string => local.get(CHOSEN) ?? 'auto';

/**
 * Keeps what was chosen for this browser. True where the page has to be loaded again to be read in it: not where the browser keeps
 * nothing, since the next page would be in the same language.
 */
export function rememberLanguage(choice: string): boolean {
  if (choice === 'auto') local.remove(CHOSEN);
  else local.set(CHOSEN, choice);
  return chosenLanguage() === choice && bestLanguage([choice, ...navigator.languages]) !== language;
}
