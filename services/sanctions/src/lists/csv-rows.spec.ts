import { expect, test } from '@jest/globals';
import { parseList } from './parse-list.js';
import { isListRefusal } from './refusal.js';
import type { ListFormat } from './sources.js';

async function refusal(format: ListFormat, text: string): Promise<string> {
  const files = [{ role: 'main' as const, bytes: [Buffer.from(text)] }];
  try {
    for await (const _ of parseList({ format, source: 's', files }));
  } catch (error) {
    return isListRefusal(error) ? error.refusal : String(error);
  }
  return 'accepted';
}

/** A header and one row, whose last cell is filled too. */
const FILES: [ListFormat, header: string, row: string][] = [
  [
    'eu-csv',
    'Entity_LogicalId;Entity_EU_ReferenceNumber;Entity_SubjectType;NameAlias_WholeName;BirthDate_Year;Citizenship_CountryIso2Code;Address_City',
    '13;EU.1.1;P;Ilmarik Vargento;;;Zarn',
  ],
  ['ofsi-csv', 'Group ID,Name 6,Name 1,DOB,Nationality,Group Type,Alias Quality,Regime', '15,VARGENTO,,,,,,Test'],
  ['uksl-csv', 'Unique ID,Name 6,Name type,Regime Name,D.O.B,Position', 'TST0001,VARGENTO,,,,Clerk'],
  [
    'us-csl',
    '_id,source,entity_number,type,name,alt_names,dates_of_birth,nationalities,ids',
    '1,Entity List (EL),,,Vargento,,,,"Gender, Male"',
  ],
  [
    'opensanctions-simple',
    'id,schema,name,aliases,birth_date,countries,identifiers,dataset,first_seen',
    'NK-1,Person,Ilmarik Vargento,,,,,Invented,2024-03-04',
  ],
];

test.each(FILES)('%s that breaks off before its last cell is refused wherever that is', async (format, header, row) => {
  expect(await refusal(format, `${header}\r\n${row}\r\n`)).toBe('accepted');
  const last = Math.max(row.lastIndexOf(';'), row.search(/,[^,"]*$|,"[^"]*"$/));
  for (let cut = 1; cut <= last; cut += 1)
    expect(await refusal(format, `${header}\r\n${row.slice(0, cut)}`)).toBe('truncated');
});
