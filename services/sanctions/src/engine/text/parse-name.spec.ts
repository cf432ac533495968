import { describe, expect, test } from '@jest/globals';
import { parseName, parsePersonFields } from './parse-name.js';
import { KIND, ROLE } from './part-kinds.js';

const words = (text: string, subject: 'person' | 'organisation' = 'person'): string[] =>
  parseName(text, subject).parts.map((part) => part.text);

describe('parseName', () => {
  test('tells family from given names by the comma', () => {
    const { parts } = parseName('VARGENTO, Ilmarik', 'person');
    expect(parts.map((part) => part.role)).toEqual([ROLE.family, ROLE.given]);
  });

  test('puts Arabic compounds into one shape', () => {
    expect(words('Abdelhamid')).toEqual(words('Abd al-Hamid'));
    expect(words('Abdurrahman')).toEqual(['abdul', 'rahman']);
    expect(words('Salaheddine')).toEqual(['salah', 'din']);
    expect(words('Abdullah')).toEqual(['abdullah']);
  });

  test('splits names glued by their capitals, but not McDonald', () => {
    expect(words('TamzinQasrawi')).toEqual(['tamzin', 'qasrawi']);
    expect(words('Ronald McDonald')).toEqual(['ronald', 'mcdonald']);
  });

  test('reads other alphabets', () => {
    expect(words('Илмарик Варгенто')).toEqual(['ilmarik', 'vargento']);
    expect(words('محمد عبد الله')).toEqual(['muhammad', 'abdullah']);
    expect(words('李明')).toEqual(['li', 'ming']);
    expect(words('박지성')).toEqual(['park', 'jiseong']);
    expect(words('Νικόλαος')).toEqual(['nikolaos']);
  });

  test('knows legal forms in many languages, written out, dotted or misspelt', () => {
    for (const text of [
      'Zorvex LLC',
      'OOO Zorvex',
      'Zorvex o.O.O.',
      'Zorvex Limited',
      'Общество с ограниченной ответственностью "Зорвекс"',
    ]) {
      const forms = parseName(text, 'organisation').parts.filter((part) => part.kind === KIND.form);
      expect(forms.map((part) => part.text)).toEqual(['limited']);
    }
    expect(words('Zorvex Aktiengeselschaft', 'organisation')).toEqual(['zorvex', 'stock']);
  });

  test('turns number words into digits', () => {
    expect(words('Brigade Forty-Four', 'organisation')).toEqual(['brigade', '44']);
    expect(words('First Bank Int’l', 'organisation')).toEqual(['1', 'bank', 'international']);
  });

  test('removes right-to-left marks and pictures', () => {
    expect(words('\u202eIlmarik\u200f 😀 Vargento')).toEqual(['ilmarik', 'vargento']);
    expect(words('😀😀')).toEqual([]);
  });

  test('keeps particles when nothing else is there', () => {
    expect(parseName('bin al', 'person').parts.every((part) => part.kind === KIND.word)).toBe(true);
  });

  test('cuts endless names', () => {
    expect(parseName('ab '.repeat(5000), 'person').parts.length).toBeLessThanOrEqual(24);
  });

  test.each([
    ['Wang Bin', 'bin'],
    ['WANG, Bin', 'bin'],
    ['Ben Varnham', 'ben'],
    ['Kim An Na', 'an'],
  ])('in %s, %s is a name', (text, word) => {
    expect(parseName(text, 'person').parts.find((part) => part.text === word)?.kind).toBe(KIND.word);
  });

  test.each([
    ['Usama bin Tazin', 'bin'],
    ['TAZIN, Usama bin', 'bin'],
    ['Abdul bin al Tazin', 'al'],
  ])('in %s, %s leads on', (text, word) => {
    expect(parseName(text, 'person').parts.find((part) => part.text === word)?.kind).toBe(KIND.particle);
  });

  test.each(['Ilmarik Vargento, Chairman', 'His Excellency Ilmarik Vargento', 'Ilmarik Vargento, Minister of Defence'])(
    'titles and offices of %s are no part of the name',
    (text) => {
      const kinds = parseName(text, 'person').parts.filter(({ kind }) => kind === KIND.word);
      expect(kinds.map((part) => part.text)).toEqual(['ilmarik', 'vargento']);
    },
  );

  test('a title that is a name as often ends a name', () => {
    expect(parseName('David Michael King', 'person').parts.at(-1)?.kind).toBe(KIND.word);
    expect(parseName('King David Michael', 'person').parts[0]?.kind).toBe(KIND.title);
  });

  test('a short Chinese name has a native and a foreign reading', () => {
    const { parts, others } = parseName('罗根', 'person');
    expect(parts.map(({ text }) => text)).toEqual(['luo', 'gen']);
    expect(others?.map((reading) => reading.map(({ text }) => text))).toEqual([['luogen']]);
    expect(parseName('王 斌', 'person').others).toBeUndefined();
  });

  test("a ship's prefix is a title, and its IMO number no word", () => {
    const { parts } = parseName('M/V Saffron Heron (IMO 9114608)', 'vessel');
    expect(parts.map(({ text, kind }) => [text, kind])).toEqual([
      ['mv', KIND.title],
      ['saffron', KIND.word],
      ['heron', KIND.word],
    ]);
  });

  test('takes roles from separate fields', () => {
    const { parts } = parsePersonFields('Ilmarik Dastan', 'Vargento');
    expect(parts.map((part) => part.role)).toEqual([ROLE.given, ROLE.given, ROLE.family]);
  });
});
