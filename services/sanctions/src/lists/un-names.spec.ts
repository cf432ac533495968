import { expect, test } from '@jest/globals';
import { saysMore, unNames } from './un-names.js';

test.each([
  ['Azim Adhajani; Azim Agha-Jani', ['Azim Adhajani', 'Azim Agha-Jani']],
  ['Falco; a) Il Falco b) Falcone', ['Falco', 'Il Falco', 'Falcone']],
  ['Jin Tiesan (金铁三)', ['Jin Tiesan', '金铁三']],
  ['Abubakar (original script: Абубакар)', ['Abubakar', 'Абубакар']],
  ['حسن غول (Hassan Ghul; Hassan Gul)', ['حسن غول', 'Hassan Ghul', 'Hassan Gul']],
  [
    'Hay’at Tahrir (HTS) (هيئة تحرير (original script); Hay’et Tahrir)',
    ['Hay’at Tahrir (HTS)', 'هيئة تحرير', 'Hay’et Tahrir'],
  ],
  ['أنصار (Ansar al Charia in Libya (ASL))', ['أنصار', 'Ansar al Charia in Libya (ASL)']],
  ['ZORVEX FOUNDATION (PAKISTAN)', ['ZORVEX FOUNDATION (PAKISTAN)']],
  ['(Sheikh) Ilmarik Falco', ['(Sheikh) Ilmarik Falco']],
  ['Ilmarik Falco (birth name)', ['Ilmarik Falco']],
  ['Ilmarik Falco, born 1 Jan. 1953 (passport no.0382, issued 2014)', ['Ilmarik Falco']],
  ['Ilmarik Falco (', ['Ilmarik Falco (']],
  ['', []],
])('%s', (text, names) => expect(unNames(text)).toEqual(names));

test('what is said of a name beside it is known', () => {
  expect(saysMore('Ilmarik Falco born in 1963')).toBe(true);
  expect(saysMore('Ilmarik Born')).toBe(false);
});
