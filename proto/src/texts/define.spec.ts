import { describe, expect, it } from '@jest/globals';
import { defineTexts, phrasesOf, plural, type Translation, templates } from './define.js';
import { acceptedLanguage, bestLanguage, inLanguage, TEST_LANGUAGE } from './language.js';
import { say } from './phrase.js';
import { addTemplates } from './translate.js';

const source = {
  title: 'Clients',
  greet: (name: string, when: string) => `Hello ${name}, it is ${when}`,
  items: { one: (count: number) => `${count} item`, other: (count: number) => `${count} items` },
  steps: ['First', 'Second'],
  topics: { crime: 'Crime', 'crime.war': 'Crime of war' },
};
const text = defineTexts('spec', source);
const phrases = phrasesOf(text);

describe('texts', () => {
  it('read like their source', () => {
    expect(text.title).toBe('Clients');
    expect(text.greet('Ada', 'noon')).toBe('Hello Ada, it is noon');
    expect(text.steps).toEqual(['First', 'Second']);
  });

  it('put values in as they are: markup, places and references', () => {
    for (const value of ['<b>{{1}}</b>', '$t(spec.title)', '$&']) expect(text.greet(value, 'now')).toContain(value);
  });

  it('give translators templates', () => {
    expect(templates(source)).toMatchObject({ greet: 'Hello {{0}}, it is {{1}}', items: { other: '{{0}} items' } });
  });

  it('choose by number', () => {
    const said = [1, 0, 7].map((count) => plural(count, text.items));
    expect(said).toEqual(['1 item', '0 items', '7 items']);
  });

  it('are phrases until somebody reads them', () => {
    const stored = JSON.parse(JSON.stringify(phrases.greet(phrases.title, 'noon')));
    expect(stored).toEqual({ phrase: 'spec.greet', values: [{ phrase: 'spec.title' }, 'noon'] });
    expect(say(stored)).toBe('Hello Clients, it is noon');
    expect(say(phrases.items(2))).toBe('2 items');
    expect(say(phrases.greet([phrases.title, phrases.topics['crime.war']], ''))).toContain('Clients, Crime of war');
    expect(say('a sentence from before')).toBe('a sentence from before');
  });

  it('speak the language of the reader, all its forms of number, and English where a translation lacks a text', () => {
    addTemplates('pl', 'spec', {
      greet: '{{1}}: {{0}}',
      items: { one: '{{0}} rzecz', few: '{{0}} rzeczy', many: '{{0}} rzeczy!', other: '{{0}} rzeczy?' },
    });
    const said = inLanguage('pl', () => [
      text.greet('Ada', 'noon'),
      text.title,
      say(phrases.items(3)),
      plural(5, text.items),
    ]);
    expect(said).toEqual(['noon: Ada', 'Clients', '3 rzeczy', '5 rzeczy!']);
    expect(text.greet('Ada', 'noon')).toBe('Hello Ada, it is noon');
  });

  it('have accents and brackets in the test language, their values have not', () => {
    const said = inLanguage(TEST_LANGUAGE, () => [
      text.greet('Ada', 'noon'),
      say(phrases.topics['crime.war']),
      plural(2, text.items),
    ]);
    expect(said).toEqual(['[Ĥéĺĺö Ada, íţ íš noon]', '[Çŕímé öf ŵáŕ]', '[2 íţémš]']);
  });

  it('miss nothing in a translation: the compiler says so', () => {
    const items = { other: '{{0}} stuks' };
    const topics = { crime: 'Misdaad', 'crime.war': 'Oorlogsmisdaad' };
    const whole: Translation<typeof source> = {
      title: 'Klanten',
      greet: '{{0}}',
      items,
      steps: ['Een', 'Twee'],
      topics,
    };
    // @ts-expect-error: no title
    const part: Translation<typeof source> = { greet: '{{0}}', items, steps: [], topics };
    expect([whole, part]).toHaveLength(2);
  });
});

describe('the language of a reader', () => {
  it.each([
    ['en-US,en;q=0.9', 'en'],
    ['en;q=0.5, en-XA', 'en-XA'],
    ['nl-NL,nl;q=0.9', 'nl'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;q=x,,', 'en'],
    [undefined, 'en'],
  ])('of %p is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it('is the first that there is', () => {
    expect(bestLanguage(['fr', 'EN-xa', 'en'])).toBe('en-XA');
  });
});
