import { describe, expect, test } from '@jest/globals';
import type { ListEntry } from './entry.js';
import { mergeEntries } from './merge.js';
import { parseList } from './parse-list.js';
import type { ListFormat } from './sources.js';

async function parse(format: ListFormat, text: string): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  const files = [{ role: 'main' as const, bytes: [Buffer.from(text)] }];
  for await (const entry of parseList({ format, source: 's', files })) entries.push(entry);
  return entries;
}

describe('OpenSanctions, simple', () => {
  const header = 'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,dataset,first_seen';
  const person = (cells: Record<string, string>): string =>
    `${header}\n${header
      .split(',')
      .map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`)
      .join(',')}\n`;
  const base = { id: 'ofac-7', schema: 'Person', name: 'Ilmarik Vargento', dataset: 'Invented list' };

  test('reads every column, and links from the id', async () => {
    const cells = { ...base, birth_date: '1961-04-17;1960', countries: 'rs;ru', first_seen: '2024-03-04T17:09:51' };
    const [entry] = await parse('opensanctions-simple', person({ ...cells, addresses: '12 Lipova, Novi Beograd' }));
    expect(entry).toMatchObject({
      type: 'person',
      list: 'Invented list',
      links: ['os:ofac-7', 'ofac:7'],
      nationalities: ['RS', 'RU'],
      addresses: [{ text: '12 Lipova, Novi Beograd' }],
      listedOn: '2024-03-04',
    });
    expect(entry?.datesOfBirth.map(({ from }) => from)).toEqual(['1961-04-17', '1960']);
  });

  test('semicolons and quotes inside the quotes of a cell belong to the value', async () => {
    const aliases = '"Falco; the ""Elder""";Vargo;"Ilmarik "';
    const [entry] = await parse(
      'opensanctions-simple',
      person({ ...base, aliases, sanctions: '"Notice - 1) Fraud; theft\n2) Arson"' }),
    );
    expect(entry?.names.map(({ text }) => text)).toEqual([
      'Ilmarik Vargento',
      'Falco; the "Elder"',
      'Vargo',
      'Ilmarik',
    ]);
    expect(entry?.remarks).toEqual(['Notice - 1) Fraud; theft\n2) Arson']);
  });

  test('whoever is in it without a sanction is not shown as sanctioned', async () => {
    const cardOf = async (cells: Record<string, string>) =>
      [...mergeEntries(await parse('opensanctions-simple', person({ ...base, ...cells })))][0];
    expect(await cardOf({ sanctions: 'Asset freeze' })).toMatchObject({
      topics: ['sanction'],
      sanctions: [{ current: true }],
    });
    expect(await cardOf({ dataset: 'Wikidata Politically Exposed Persons' })).toMatchObject({
      topics: ['role.pep'],
      sanctions: [],
    });
    expect(await cardOf({})).toMatchObject({ topics: ['poi'], sanctions: [] });
  });

  test('a ship is linked by its IMO number; records that are not screened are passed over', async () => {
    const ship = person({
      ...base,
      id: 'NK-1',
      schema: 'Vessel',
      name: 'Saffron Heron',
      identifiers: 'IMO9000001;X-1',
    });
    const address = person({ id: 'NK-2', schema: 'Address', name: 'Harbour' }).split('\n')[1];
    const entries = await parse('opensanctions-simple', `${ship}${address}\n`);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ type: 'vessel', links: ['os:NK-1', 'imo:9000001'] });
    expect(entries[0]?.identifiers).toEqual([
      { type: 'IMO', value: 'IMO9000001' },
      { type: 'Identifier', value: 'X-1' },
    ]);
  });

  test('refuses a row that ends early and a file without the columns', async () => {
    await expect(parse('opensanctions-simple', `${person(base)}"NK-3","Person","Tamzin"\n`)).rejects.toThrow(
      'truncated',
    );
    await expect(parse('opensanctions-simple', 'id,name\n1,Tamzin\n')).rejects.toThrow('columns');
  });
});

describe('OpenSanctions, FollowTheMoney', () => {
  const lines = (...records: object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const subject = (id: string, topics: string[], properties: object = {}): object => ({
    id,
    schema: 'Person',
    caption: 'Ilmarik Vargento',
    datasets: ['x_list', 'y_list', 'x_peps'],
    properties: { name: ['Ilmarik Vargento'], topics, ...properties },
  });
  const sanctionsOf = (entries: ListEntry[]) => [...mergeEntries(entries)].map(({ sanctions }) => sanctions);

  test('a politician has no sanction; a sanctioned one has one of every data set', async () => {
    const entries = await parse(
      'opensanctions-ftm',
      lines(subject('NK-1', ['role.pep']), subject('NK-2', ['role.pep', 'sanction'])),
    );
    const [politician, sanctioned] = sanctionsOf(entries);
    expect(politician).toEqual([]);
    expect(sanctioned?.map(({ list }) => list)).toEqual(['x_list', 'y_list', 'x_peps']);
  });

  test('what is said of a subject of one data set is said of its sanction', async () => {
    const known = { datasets: ['x_list'], first_seen: '2024-03-04T17:09:51' };
    const [sanctions] = sanctionsOf(
      await parse('opensanctions-ftm', lines({ ...subject('NK-1', ['sanction'], { programId: ['P1'] }), ...known })),
    );
    expect(sanctions).toMatchObject([{ list: 'x_list', programmes: ['P1'], listedOn: '2024-03-04' }]);
  });

  test('joins addresses and measures that are lines of their own, before or after whom they concern', async () => {
    const sanction = (id: string, dataset: string, properties: object): object => ({
      id,
      schema: 'Sanction',
      datasets: [dataset],
      properties: { entity: ['NK-1'], ...properties },
    });
    const [entry] = await parse(
      'opensanctions-ftm',
      lines(
        sanction('s1', 'x_list', { authority: ['Council of X'], country: ['eu'], program: ['P1'], reason: ['Why'] }),
        { id: 'addr-1', schema: 'Address', properties: { full: ['12 Lipova, Novi Beograd'], country: ['rs'] } },
        subject('NK-1', ['sanction'], { addressEntity: ['addr-1', 'addr-2'] }),
        { id: 'addr-2', schema: 'Address', properties: { street: ['4 Harbour Lane'], city: ['Lagos'] } },
        sanction('s2', 'y_list', { country: ['gb'], listingDate: ['2024-02-01'] }),
        sanction('s3', 'x_list', { program: ['P2'], startDate: ['2023-05-06'] }),
      ),
    );
    expect(entry?.addresses).toEqual([
      { text: '12 Lipova, Novi Beograd', country: 'RS' },
      { text: '4 Harbour Lane, Lagos' },
    ]);
    expect(entry?.remarks).toEqual(['Why']);
    const [sanctions] = sanctionsOf([entry as ListEntry]);
    expect(sanctions).toMatchObject([
      { list: 'x_list', body: 'Council of X', country: 'EU', programmes: ['P1', 'P2'], listedOn: '2023-05-06' },
      { list: 'y_list', body: 'y_list', country: 'GB', programmes: [], listedOn: '2024-02-01' },
    ]);
  });

  test('links a ship only by a whole IMO number', async () => {
    const [entry] = await parse(
      'opensanctions-ftm',
      lines({ id: 'NK-9', schema: 'Vessel', properties: { name: ['Heron'], imoNumber: ['unknown', 'IMO 9000001'] } }),
    );
    expect(entry?.links).toEqual(['os:NK-9', 'imo:9000001']);
  });
});
