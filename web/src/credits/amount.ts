import { readersLanguage } from '@dossier/proto/texts/language';

/** Credits with two decimals: `1,234.50`. */
export const amount = (credits: number): string =>
  credits.toLocaleString(readersLanguage(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
