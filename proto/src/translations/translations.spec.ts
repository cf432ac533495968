import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { inLanguage, SOURCE_LANGUAGE } from '../texts/language.js';
import { type Template, translate } from '../texts/translate.js';
import { addAllTranslations } from './all.js';
import { translations as es } from './es/index.js';
import { translations as nl } from './nl/index.js';

const texts = `${import.meta.dirname}/../texts`;
const sources = globSync('*.ts', { cwd: texts }).filter((file) => !file.endsWith('.spec.ts'));
const namespaces = sources.flatMap((file) =>
  [...readFileSync(`${texts}/${file}`, 'utf8').matchAll(/ = defineTexts\(\s*'([^']+)'/g)].map(([, name]) => name),
);

/** `common.actions.save` and the like. */
function keysOf(path: string, branch: Template | readonly string[]): string[] {
  return Object.entries(branch).flatMap(([name, entry]) =>
    typeof entry === 'string' ? `${path}.${name}` : keysOf(`${path}.${name}`, entry),
  );
}
const keysOfAll = (translations: Record<string, Template>) =>
  Object.entries(translations).flatMap(([namespace, template]) => keysOf(namespace, template));
const placesIn = (template: string) => [...new Set(template.match(/\{\{\d+\}\}/g))].sort();
const said = (language: string, key: string) => inLanguage(language, () => translate(key, []));

// That no text of a namespace is missing is the compiler's to say.
describe.each([
  ['nl', nl],
  ['es', es],
] as const)('the translation to %s', (language, translations) => {
  beforeAll(async () => {
    for (const file of sources) await import(`${texts}/${file}`);
    await import('../failures/catalogue.js');
    addAllTranslations();
  });

  it('has every namespace of the source', () => {
    expect(namespaces.length).toBeGreaterThan(30);
    expect(Object.keys(translations).sort()).toEqual([...namespaces, 'failures'].sort());
  });

  it('has a source for every text, and places the same values', () => {
    const keys = keysOfAll(translations);
    expect(keys.length).toBeGreaterThan(2_000);
    const wrong = keys.filter(
      (key) => `${placesIn(said(language, key))}` !== `${placesIn(said(SOURCE_LANGUAGE, key))}`,
    );
    expect(wrong).toEqual([]);
    expect(keys.filter((key) => said(SOURCE_LANGUAGE, key) === key)).toEqual([]);
  });

  it('leaves hardly a sentence in English', () => {
    const same = keysOfAll(translations).filter((key) => said(language, key) === said(SOURCE_LANGUAGE, key));
    expect(same.filter((key) => said(language, key).split(' ').length > 3)).toEqual([]);
  });
});
