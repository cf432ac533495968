import { readersLanguage } from '@dossier/proto/texts/language';

/** Credits with two decimals. */
export const money = (credits: number): string =>
  credits.toLocaleString(readersLanguage(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
