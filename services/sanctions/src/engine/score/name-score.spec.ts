import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../settings.js';
import { parseName, type Subject } from '../text/parse-name.js';
import { scoreNames } from './name-score.js';

const score = (a: string, b: string, subject: Subject = 'person'): number =>
  scoreNames(parseName(a, subject), parseName(b, subject), DEFAULT_SETTINGS.names).score;
const { threshold } = DEFAULT_SETTINGS;

describe('names of one person', () => {
  test.each([
    ['Ilmarik Vargento', 'VARGENTO, Ilmarik'],
    ['Ilmarik Vargneto', 'Ilmarik Vargento'],
    ['IlmarikVargento', 'Ilmarik Vargento'],
    ['ilmarikvargento', 'Ilmarik Vargento'],
    ['Ilmarikv Argento', 'Ilmarik Vargento'],
    ['I. Vargento', 'Ilmarik Vargento'],
    ['Dr. Ilmarik Vargento', 'Ilmarik Vargento'],
    ['Ilmarik Ilmarik Vargento', 'Ilmarik Vargento'],
    ['Ilmarik Vargento', 'Ilmarik Dastanovich Vargento'],
    ['William Varnham', 'Bill Varnham'],
    ['Usama bin Tazin', 'Osama ibn Tazin'],
    ['Husayn al-Qasrawi', 'Hussein Qasrawi'],
    ['Илмарик Варгенто', 'Ilmarik Vargento'],
    ['JC Marchand', 'Jean-Claude Marchand'],
    ['영수 송', 'Song Yong Su'],
    ['성훈 김', 'Kim Sung-hoon'],
    ['桂英 王', 'Wang Guiying'],
    ['Ostap Kont', 'Ostap Kony'],
    ['Harnza Vargento', 'Hamza Vargento'],
  ])('%s = %s', (a, b) => expect(score(a, b)).toBeGreaterThanOrEqual(threshold));
});

describe('names of two people', () => {
  test.each([
    ['Ilmarik Vargento', 'Ostap Vargento'],
    ['Ostap Ilmarik Vargento', 'Ignaz Ilmarik de Vargento'],
    ['John Brown', 'John B. Varnham-Smith'],
    ['Diane Varnham', 'Aiden Varnham'],
    ['N.N.', 'Nursu Nazarik'],
    ['William G. Varnham', 'William W Varnham'],
    ['Sergey Ivanovich Tazin', 'Sergey Viktorovich Tazin'],
    ['Ostap Kony', 'Ostap Tony Kaled'],
    ['영수 송', 'Song Jong Su'],
    ['상훈 김', 'Kim Song Un'],
    ['桂英 王', 'Wang Guoying'],
    ['志明 李', 'Li Zeming'],
    ['Alexander Loretta Vargento', 'AL-VARGENTO, Ostap'],
    ['Rodrik Sa', 'Sarnheim Arventa, Rodrik'],
  ])('%s is not %s', (a, b) => expect(score(a, b)).toBeLessThan(threshold));
});

describe('organisations and ships', () => {
  test.each([
    ['Zorvex Aktiengesellschaft', 'Zorvex AG', true],
    ['Zorvex AG', 'Zorvex GmbH', false],
    ['Zorvex Industries', 'Zolvak Industries', false],
    ['Zorvex', 'Zorvex Europe Sp. z o.o.', true],
    ['Management Company', 'Westminster Management Company', false],
    ['TLF', 'Tarnhelm Liberation Front', true],
    ['Good Will Zorvex', 'Goodwill Zorvex', true],
  ])('%s / %s: %s', (a, b, isSame) => expect(score(a, b, 'organisation') >= threshold).toBe(isSame));

  test('sister ships differ by their number', () => {
    expect(score('Saffron Heron 6', 'Saffron Heron 7', 'vessel')).toBeLessThan(threshold);
    expect(score('Saffron Heron', 'MV Saffron Heron', 'vessel')).toBeGreaterThanOrEqual(threshold);
  });

  test('is the same in both directions for equal sets of parts', () => {
    expect(score('Ilmarik Vargneto', 'Ilmarik Vargento')).toBeCloseTo(score('Ilmarik Vargento', 'Ilmarik Vargneto'), 6);
  });
});
