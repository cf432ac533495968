import { afterAll, describe, expect, it } from '@jest/globals';
import i18next from 'i18next';
import { defineTexts, plural, templates } from './define';

const source = {
  title: 'Clients',
  greet: (name: string, when: string) => `Hello ${name}, it is ${when}`,
  items: { one: (count: number) => `${count} item`, other: (count: number) => `${count} items` },
  steps: ['First', 'Second'],
};

describe('defineTexts', () => {
  const text = defineTexts('spec', source);
  afterAll(async () => {
    await i18next.changeLanguage('en');
  });

  it('reads like its source', () => {
    expect(text.title).toBe('Clients');
    expect(text.greet('Ada', 'noon')).toBe('Hello Ada, it is noon');
    expect(text.steps).toEqual(['First', 'Second']);
  });

  it('puts values in as they are, markup too', () => {
    expect(text.greet('<b>{{1}}</b>', 'now')).toContain('<b>');
  });

  it('gives translators templates', () => {
    expect(templates(source)).toMatchObject({ greet: 'Hello {{0}}, it is {{1}}', items: { other: '{{0}} items' } });
  });

  it('chooses by number', () => {
    expect([plural(1, text.items), plural(0, text.items), plural(7, text.items)]).toEqual([
      '1 item',
      '0 items',
      '7 items',
    ]);
  });

  it('speaks the current language and falls back where a text is missing', async () => {
    i18next.addResourceBundle('nl', 'spec', { greet: '{{1}} is het, {{0}}' });
    await i18next.changeLanguage('nl');
    expect([text.greet('Ada', 'twaalf uur'), text.title]).toEqual(['twaalf uur is het, Ada', 'Clients']);
  });
});
