import { describe, expect, test } from '@jest/globals';
import type { ListEntry } from './entry.js';
import { parseList } from './parse-list.js';

async function parse(text: string): Promise<ListEntry[]> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7));
  const entries: ListEntry[] = [];
  const files = [{ role: 'main' as const, bytes: pieces }];
  for await (const entry of parseList({ format: 'tenant-csv', source: 'own', files })) entries.push(entry);
  return entries;
}

describe("a tenant's own list", () => {
  test('needs no more than names; dates, countries and aliases are read as they are written', async () => {
    const [entry] = await parse(
      'name,date_of_birth,nationality,weak_aliases\nIlmarik Vargento,1958-1961,Serbia,Falco\n',
    );
    expect(entry).toMatchObject({
      type: 'person',
      nationalities: ['RS'],
      datesOfBirth: [{ from: '1958', to: '1961', circa: false }],
    });
    expect(entry?.names).toContainEqual({ text: 'Falco', kind: 'alias', strength: 'weak' });
    expect((await parse('name\nIlmarik Vargento'))[0]?.names).toHaveLength(1);
  });

  test('may come from a spreadsheet that separates by semicolons and ends in empty rows', async () => {
    const rows = 'Name;Date_of_birth;Country;Gender;Aliases\r\nVargento, Ilmarik;17-04-1961;Curaçao;M;"Falco;Vargo"';
    const [entry, ...others] = await parse(`\ufeff${rows}\r\n;;;;\r\n`);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      datesOfBirth: [{ from: '1961-04-17', to: '1961-04-17', circa: false }],
      countries: ['CW'],
      gender: 'male',
    });
    expect(entry?.names.map(({ text }) => text)).toEqual(['Vargento, Ilmarik', 'Falco', 'Vargo']);
  });

  test.each([
    ['a column it does not know', 'name,dob\nIlmarik Vargento,1961\n', 'columns: unknown columns dob'],
    ['a kind there is not', 'name,type\nIlmarik,planet\n', 'line 2: type "planet"'],
    ['a date it cannot read', 'name,date_of_birth\nIlmarik Vargento,1961;soon\n', 'line 2: date_of_birth "soon"'],
    ['a country there is not', 'name,nationality\nA. Falco,RS\nIlmarik Vargento,Nowhere\n', 'line 3: nationality'],
    ['a gender there is not', 'name,gender\nIlmarik Vargento,both\n', 'line 2: gender "both"'],
    ['a comma that is not quoted', 'name,type\nZORVEX, LLC,organisation\n', 'line 2: 3 cells, the header has 2'],
    ['a row that breaks off', 'name,type,note\nIlmarik Vargento,per', 'line 2: 2 cells, the header has 3'],
    ['one id twice', 'id,name\n1,Ilmarik Vargento\n1,Saffron Heron\n', 'line 3: the id 1 repeats'],
  ])('is refused for %s, and says where', async (_, text, reason) => {
    await expect(parse(text)).rejects.toThrow(reason);
  });
});
