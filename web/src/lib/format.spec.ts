import { inLanguage } from '@dossier/proto/texts/language';
import { describe, expect, it } from '@jest/globals';
import { count, date, dateTime, exactMoment, fileSize, relative } from './format';

const noon = new Date(2026, 10, 21, 12, 0, 0);
const ago = (seconds: number) => relative(new Date(noon.getTime() - seconds * 1000), noon);

describe('dates', () => {
  it('has the formats of the specification', () => {
    expect(dateTime(new Date(2026, 10, 2, 9, 5))).toBe('Nov 02, 2026 at 09:05');
    expect(date('2026-11-02')).toBe('02/11/2026');
  });

  it('shows nothing for nothing and for nonsense', () => {
    for (const value of [undefined, null, '', 'soon']) {
      expect([dateTime(value), date(value), relative(value), exactMoment(value)]).toEqual(['', '', '', '']);
    }
  });

  it('says how long ago up to 30 days, then the date', () => {
    expect([ago(5), ago(60), ago(7_200), ago(29 * 86_400)]).toEqual([
      '5 seconds ago',
      '1 minute ago',
      '2 hours ago',
      '29 days ago',
    ]);
    expect(ago(30 * 86_400)).toBe('2026-10-22');
  });

  it('takes a clock that is behind for now', () => {
    expect(ago(-40)).toBe('0 seconds ago');
  });
});

describe('fileSize', () => {
  it('counts in decimal units', () => {
    expect([0, 999, 1_000, 10_485_760, 123_456_789].map(fileSize)).toEqual([
      '0 B',
      '999 B',
      '1.0 kB',
      '10.5 MB',
      '123 MB',
    ]);
  });
});

it('writes as readers of another language do', () => {
  const said = inLanguage('nl', () => [
    dateTime('2026-11-21T09:05:00'),
    date('2026-11-21'),
    count(1_234),
    fileSize(1_200_000),
  ]);
  expect(said).toEqual(['21 nov 2026, 09:05', '21-11-2026', '1.234', '1,2 MB']);
  expect(inLanguage('nl', () => relative('2026-11-21T09:00:00', new Date('2026-11-21T09:05:00')))).toBe(
    '5 minuten geleden',
  );
});
