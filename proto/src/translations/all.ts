import { addTranslations } from './add.js';
import { translations as es } from './es/index.js';
import { translations as nl } from './nl/index.js';

/** Every language: a server answers readers of all of them. */
export function addAllTranslations(): void {
  addTranslations('nl', nl);
  addTranslations('es', es);
}
