import { describe, expect, test } from '@jest/globals';
import type { ListEntry } from './entry.js';
import type { ListFile } from './list-file.js';
import { parseList } from './parse-list.js';

const END = '\x1a';
const main = (end = END): string =>
  `9,"ZORVEX TRADING",-0- ,"CMIC-TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r\n${end}`;
const aliases = (end = END): string => `9,1,"fka","ZORVEX OLD",-0- \r\n9,2,"aka","ZORVEXX",-0- \r\n${end}`;
const addresses = (end = END): string => `9,1,"1 Quay","Tianjin","China",-0- \r\n${end}`;

async function parse(texts: Partial<Record<ListFile['role'], string>>): Promise<ListEntry[]> {
  const files = Object.entries(texts).map(
    ([role, text]): ListFile => ({
      role: role as ListFile['role'],
      bytes: [Buffer.from(text)],
    }),
  );
  const entries: ListEntry[] = [];
  for await (const entry of parseList({ format: 'ofac-non-sdn', source: 's', files })) entries.push(entry);
  return entries;
}

describe('OFAC, consolidated (non-SDN)', () => {
  test('reads the main file with its side files under its own name', async () => {
    const [entry] = await parse({ main: main(), aliases: aliases(), addresses: addresses() });
    expect(entry).toMatchObject({
      id: '9',
      list: 'OFAC Consolidated (non-SDN)',
      type: 'organisation',
      links: ['ofac:9'],
      programmes: ['CMIC-TEST'],
      addresses: [{ text: '1 Quay, Tianjin, China', country: 'CN' }],
    });
    expect(entry?.names.map(({ text, kind }) => [text, kind])).toEqual([
      ['ZORVEX TRADING', 'primary'],
      ['ZORVEX OLD', 'former'],
      ['ZORVEXX', 'alias'],
    ]);
  });

  test.each([
    ['aliases', { main: main(), aliases: aliases(''), addresses: addresses() }],
    ['addresses', { main: main(), aliases: aliases(), addresses: '' }],
    ['comments', { main: main(), comments: '9,"Linked To: X."\r\n' }],
    ['the main file', { main: main(''), aliases: aliases() }],
  ])('refuses %s cut at the end of a row', async (_, texts) => {
    await expect(parse(texts)).rejects.toThrow(/truncated|empty/);
  });

  test('takes files without the old end-of-file sign if none has it', async () => {
    expect(await parse({ main: main(''), aliases: aliases('') })).toHaveLength(1);
  });

  test('refuses rows of a side file that have another width', async () => {
    await expect(parse({ main: main(), aliases: `9,1,"aka"\r\n${END}` })).rejects.toThrow('columns');
    await expect(parse({ main: main(), comments: `9\r\n${END}` })).rejects.toThrow('columns');
    await expect(parse({ main: main(), aliases: `Not a row,at all\r\n${END}` })).rejects.toThrow('columns');
  });
});
