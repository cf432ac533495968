import { describe, expect, test } from '@jest/globals';
import type { ListEntry } from './entry.js';
import type { ListFile } from './list-file.js';
import { parseList } from './parse-list.js';
import { isListRefusal } from './refusal.js';
import type { ListFormat } from './sources.js';

const file = (text: string, role: ListFile['role'] = 'main'): ListFile => {
  const bytes = Buffer.from(text);
  const piece = text.length > 10_000 ? 65_536 : 7;
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  return { role, bytes: pieces };
};

async function parse(format: ListFormat, files: ListFile[], maxBytes?: number): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  for await (const entry of parseList({ format, source: 's', files, ...(maxBytes && { maxBytes }) }))
    entries.push(entry);
  return entries;
}

async function refusal(format: ListFormat, text: string | Uint8Array, maxBytes?: number): Promise<string> {
  const files = [typeof text === 'string' ? file(text) : { role: 'main' as const, bytes: [text] }];
  try {
    await parse(format, files, maxBytes);
  } catch (error) {
    return isListRefusal(error) ? error.refusal : String(error);
  }
  return 'accepted';
}

describe('OFAC', () => {
  const sdn = `7,"VARGENTO, Ilmarik","individual","TEST] [OTHER",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 17 Apr 1961; alt. DOB circa 1960; POB Zarn; nationality Serbia; Gender Male; Passport P0091277 (Serbia); a.k.a. 'IL FAL"\r\n\x1a`;
  const side = [
    file('7,1,"aka","VARGENTTO, I.",-0- \r\n\x1a', 'aliases'),
    file('7,1,"12 Lipova","Novi Beograd","Serbia",-0- \r\n\x1a', 'addresses'),
    file(`7,"CO'; Linked To: ZORVEX."\r\n\x1a`, 'comments'),
  ];

  test('reads dates, documents and weak aliases from remarks that go on in the comment file', async () => {
    const [entry] = await parse('ofac-sdn', [file(sdn), ...side]);
    expect(entry).toMatchObject({
      type: 'person',
      links: ['ofac:7'],
      programmes: ['TEST', 'OTHER'],
      nationalities: ['RS'],
      gender: 'male',
      placesOfBirth: ['Zarn'],
    });
    expect(entry?.datesOfBirth).toEqual([
      { from: '1961-04-17', to: '1961-04-17', circa: false },
      { from: '1960', to: '1960', circa: true },
    ]);
    expect(entry?.names).toContainEqual({ text: 'IL FALCO', kind: 'alias', strength: 'weak' });
    expect(entry?.names).toContainEqual({ text: 'VARGENTTO, I.', kind: 'alias', strength: 'strong' });
    expect(entry?.identifiers).toContainEqual({ type: 'Passport', value: 'P0091277', country: 'RS' });
    expect(entry?.addresses[0]).toEqual({ text: '12 Lipova, Novi Beograd, Serbia', country: 'RS' });
    expect(entry?.remarks).toContain('Linked to: ZORVEX');
  });

  test('takes "-0-" for nothing', async () => {
    const [entry] = await parse('ofac-sdn', [
      file('8,"ZORVEX LLC",-0- ,"TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n'),
    ]);
    expect(entry).toMatchObject({ type: 'organisation', remarks: [], positions: [] });
  });
});

describe('UN', () => {
  const individual = (inner: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>ILMARIK</FIRST_NAME><SECOND_NAME>VARGENTO</SECOND_NAME><REFERENCE_NUMBER>QDi.999</REFERENCE_NUMBER>${inner}</INDIVIDUAL></INDIVIDUALS><ENTITIES/></CONSOLIDATED_LIST>`;

  test('keeps ranges, alias quality, aliases that hold several names, original script', async () => {
    const xml = individual(
      '<INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Falco; a) Il Falco b) Falcone</ALIAS_NAME></INDIVIDUAL_ALIAS><NAME_ORIGINAL_SCRIPT>Илмарик</NAME_ORIGINAL_SCRIPT>' +
        '<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1958</FROM_YEAR><TO_YEAR>1961</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH><NATIONALITY><VALUE>Serbia</VALUE></NATIONALITY>',
    );
    const [entry] = await parse('un-xml', [file(xml)]);
    expect(entry?.names.filter((name) => name.strength === 'weak').map((name) => name.text)).toEqual([
      'Falco',
      'Il Falco',
      'Falcone',
    ]);
    expect(entry).toMatchObject({
      links: ['un:QDI.999'],
      nationalities: ['RS'],
      datesOfBirth: [{ from: '1958', to: '1961', circa: false }],
    });
  });

  test('refuses what is no list', async () => {
    expect(await refusal('un-xml', individual('').slice(0, 150))).toBe('truncated');
    expect(await refusal('un-xml', '<!DOCTYPE html><html><body>Sorry</body></html>')).toBe('html');
    expect(await refusal('un-xml', '<!DOCTYPE x [<!ENTITY a "b">]><CONSOLIDATED_LIST>&a;</CONSOLIDATED_LIST>')).toBe(
      'entities',
    );
    expect(await refusal('un-xml', '<OTHER/>')).toBe('columns');
    expect(await refusal('un-xml', '<CONSOLIDATED_LIST><INDIVIDUALS/></CONSOLIDATED_LIST>')).toBe('no-entries');
    expect(await refusal('un-xml', individual('<A>'.repeat(60) + '</A>'.repeat(60)))).toBe('malformed');
  });
});

describe('EU', () => {
  const columns = [
    'Entity_LogicalId',
    'Entity_EU_ReferenceNumber',
    'Entity_UnitedNationId',
    'Entity_SubjectType',
    'NameAlias_WholeName',
    'NameAlias_Remark',
    'BirthDate_Year',
    'BirthDate_Circa',
    'Citizenship_CountryIso2Code',
    'Address_LogicalId',
    'Entity_Remark',
  ];
  const row = (values: Record<string, string>): string => columns.map((column) => values[column] ?? '').join(';');
  const base = {
    Entity_LogicalId: '13',
    Entity_EU_ReferenceNumber: 'EU.1.1',
    Entity_UnitedNationId: 'QDi.999',
    Entity_SubjectType: 'P',
  };

  test('gathers one subject from one row per attribute, behind a byte order mark', async () => {
    const text = `\ufeff${[columns.join(';'), row({ ...base, NameAlias_WholeName: 'Ilmarik Vargento' }), row({ ...base, NameAlias_WholeName: 'Falco', NameAlias_Remark: '(lo quality alias)' }), row({ ...base, BirthDate_Year: '1961', BirthDate_Circa: 'YES' }), row({ ...base, Citizenship_CountryIso2Code: 'RS' })].join('\r\n')}`;
    const entries = await parse('eu-csv', [file(text)]);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      links: ['eu:EU.1.1', 'un:QDI.999'],
      nationalities: ['RS'],
      datesOfBirth: [{ from: '1961', to: '1961', circa: true }],
    });
    expect(entries[0]?.names.map((name) => name.strength)).toEqual(['strong', 'weak']);
  });

  test('reads quoted fields with semicolons, line breaks and doubled quotes', async () => {
    const text = `${columns.join(';')}\n${row({ ...base, NameAlias_WholeName: '"Vargento; ""Ilmarik"""', Entity_Remark: '"one\ntwo"' })}\n`;
    const [entry] = await parse('eu-csv', [file(text)]);
    expect(entry?.names[0]?.text).toBe('Vargento; "Ilmarik"');
  });

  test('a subject without a reference number has no link of that kind', async () => {
    const text = `${columns.join(';')}\n${row({ ...base, Entity_EU_ReferenceNumber: '', NameAlias_WholeName: 'Ilmarik' })}\n`;
    expect((await parse('eu-csv', [file(text)]))[0]?.links).toEqual(['un:QDI.999']);
    expect(await refusal('eu-csv', text.replace('Entity_EU_ReferenceNumber;', ''))).toBe('columns');
  });

  test('refuses other columns and cut files', async () => {
    expect(await refusal('eu-csv', 'a;b\n1;2\n')).toBe('columns');
    expect(
      await refusal('eu-csv', `${columns.join(';')}\n${row({ ...base, NameAlias_WholeName: 'Ilmarik' })}\n13;EU`),
    ).toBe('truncated');
    expect(await refusal('eu-csv', `${columns.join(';')}\n13;"EU.1`)).toBe('truncated');
  });
});

describe('UK', () => {
  test('OFSI: date line first, family name in Name 6, unknown day and month as zeros', async () => {
    const header =
      'Name 6,Name 1,Name 2,Name Non-Latin Script,DOB,Nationality,Other Information,Group Type,Alias Type,Alias Quality,Group ID';
    const text = `Last Updated,25/01/2024\n${header}\nVARGENTO,Ilmarik,,Илмарик,00/00/1961,(1) Serbia. (2) Iraq,"(UK Sanctions List Ref):TST0001. (UN Ref):QDi.999. (Gender):Male",Individual,Primary name,,15\nFALCO,,,,,,,Individual,AKA,Low quality,15\n`;
    const [entry] = await parse('ofsi-csv', [file(text)]);
    expect(entry).toMatchObject({
      links: ['uk:15', 'un:QDI.999', 'uksl:TST0001'],
      gender: 'male',
      nationalities: ['RS', 'IQ'],
      datesOfBirth: [{ from: '1961', to: '1961', circa: false }],
    });
    expect(entry?.names[0]?.text).toBe('VARGENTO, Ilmarik');
    expect(entry?.names.find((name) => name.text === 'FALCO')?.strength).toBe('weak');
  });

  test('UK Sanctions List: report date line, "dd/mm/1961"', async () => {
    const header =
      'Last Updated,Unique ID,OFSI Group ID,UN Reference Number,Name 6,Name 1,Name type,Alias strength,Regime Name,Designation Type,D.O.B,Nationality(/ies)';
    const text = `Report Date: 01-Feb-2026\n${header}\n01/02/2026,TST0001,15,QDi.999,VARGENTO,Ilmarik,Primary Name,,Test,Individual,dd/mm/1961,Serbia\n`;
    const [entry] = await parse('uksl-csv', [file(text)]);
    expect(entry).toMatchObject({
      type: 'person',
      links: ['uksl:TST0001', 'uk:15', 'un:QDI.999'],
      datesOfBirth: [{ from: '1961', to: '1961', circa: false }],
      nationalities: ['RS'],
    });
  });
});

describe('UK organisations', () => {
  test.each(['Business registration number (s)', 'Business registration number(s)'])(
    'have their %s',
    async (column) => {
      const header = `Unique ID,Name 6,Name type,Regime Name,Designation Type,${column}`;
      const text = `${header}\nTST0002,ZORVEX LLC,Primary Name,Test,Entity,(1) HE 447120 (2) 1037700013020\n`;
      const [entry] = await parse('uksl-csv', [file(text)]);
      expect(entry?.identifiers.map(({ type, value }) => `${type}: ${value}`)).toEqual([
        'Business registration number: HE 447120',
        'Business registration number: 1037700013020',
      ]);
    },
  );
});

describe('other lists', () => {
  test('US CSL: type from words where it is empty, OFAC id as a link', async () => {
    const header = '_id,source,entity_number,type,programs,name,addresses,alt_names,dates_of_birth,nationalities,ids';
    const text = `${header}\n1,Entity List (EL) - Bureau,,,,Zorvex Technology Co.,"A, CN",,,,\n2,Specially Designated Nationals (SDN) - Treasury Department,7,Individual,T,"VARGENTO, Ilmarik",,Falco; Vargo,1961-04-17,RS,"Gender, Male; Passport, P1, RS"\n`;
    const [company, person] = await parse('us-csl', [file(text)]);
    expect(company).toMatchObject({ type: 'organisation', countries: ['CN'], links: [] });
    expect(person).toMatchObject({
      links: ['ofac:7'],
      gender: 'male',
      nationalities: ['RS'],
      identifiers: [{ type: 'Passport', value: 'P1', country: 'RS' }],
    });
  });

  test('OpenSanctions FollowTheMoney: weak aliases, referents, other schemas passed over', async () => {
    const person = {
      id: 'NK-1',
      schema: 'Person',
      caption: 'Ilmarik Vargento',
      referents: ['ofac-7', 'unsc-qdi999'],
      datasets: ['test'],
      properties: {
        name: ['Ilmarik Vargento'],
        weakAlias: ['Falco'],
        birthDate: ['1961-04'],
        topics: ['role.pep'],
        nationality: ['rs'],
      },
    };
    const text = `${JSON.stringify({ id: 'a', schema: 'Address', properties: {} })}\n${JSON.stringify(person)}\n`;
    const [entry] = await parse('opensanctions-ftm', [file(text)]);
    expect(entry).toMatchObject({
      topics: ['role.pep'],
      nationalities: ['RS'],
      datesOfBirth: [{ from: '1961-04', to: '1961-04', circa: false }],
    });
    expect(entry?.links).toEqual(expect.arrayContaining(['os:NK-1', 'ofac:7', 'un:QDI.999']));
    expect(await refusal('opensanctions-ftm', text.slice(0, -30))).toBe('truncated');
    expect(await refusal('opensanctions-ftm', 'not json\n')).toBe('malformed');
  });
});

describe('files that are not lists', () => {
  test.each([
    ['empty', '', undefined],
    ['html', '  <!doctype html><html></html>', undefined],
    ['compressed', new Uint8Array([0x1f, 0x8b, 8, 0]), undefined],
    ['encoding', new Uint8Array([0xff, 0xfe, 0x31, 0]), undefined],
    ['encoding', Buffer.concat([Buffer.from('1,"A'), Buffer.from([0xe9]), Buffer.from('B"\n')]), undefined],
    ['too-large', '7,"A",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n'.repeat(100), 640],
    ['malformed', `7,"${'x'.repeat(1_200_000)}`, undefined],
  ] as [string, string | Uint8Array, number | undefined][])('%s', async (reason, content, maxBytes) => {
    expect(await refusal('ofac-sdn', content, maxBytes)).toBe(reason);
  });
});
