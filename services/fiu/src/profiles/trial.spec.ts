import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defaultProfile } from './default.js';
import { tried } from './trial.js';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/goaml');
const schemas = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.xsd')) : [];
if (schemas.length === 0) console.log('No schemas of FIUs are here: tests that try them skip');

const replaced = (schema: string, from: RegExp, to: string): string => {
  if (!from.test(schema)) throw new Error(`The schema has no ${from}`);
  return schema.replace(from, to);
};
const BRANCHES =
  /<xs:choice>\s*(<xs:sequence maxOccurs="unbounded">\s*<xs:element name="transaction">.*?)(<xs:element name="activity">.*?<\/xs:element>)(\s*<\/xs:choice>\s*<xs:element name="report_indicators")/s;

/** What schemas of FIUs are known to do otherwise than ours. */
const ODD: readonly [string, (schema: string) => string][] = [
  ['asks for a comment', (of) => replaced(of, /(name="transmode_comment"[^>]*) minOccurs="0"/, '$1')],
  [
    'asks for tax numbers of some kind',
    (of) =>
      replaced(of, /(name="t_person_my_client".*?name="tax_reg_number" type=")\w+" minOccurs="0"/s, '$1gender_type"'),
  ],
  [
    'asks for a reason with each party',
    (of) =>
      replaced(of, /(name="reason" type="text_to_4000") minOccurs="0"(\/>\s*<xs:element name="comments")/, '$1$2'),
  ],
  ['knows few countries', (of) => replaced(of, /<xs:enumeration value="(?:CW|NL)"\/>/g, '')],
  [
    'has short numbers of reporting entities',
    (of) =>
      replaced(
        of,
        /name="rentity_id" type="number_from_1"\/>/,
        'name="rentity_id"><xs:simpleType><xs:restriction base="xs:int"><xs:pattern value="[0-9]{1,3}"/></xs:restriction></xs:simpleType></xs:element>',
      ),
  ],
  [
    'lets an activity stand beside transactions',
    (of) =>
      replaced(of, BRANCHES, '<xs:choice><xs:sequence>$1<xs:sequence minOccurs="0">$2</xs:sequence></xs:sequence>$2$3'),
  ],
];

describe('the trial of a profile', () => {
  it('takes all of the sample under our own', async () => {
    expect(await tried(defaultProfile())).toMatchObject({ trial: { rows: 3, converted: 3, unknown_codes: [] } });
  });

  it.each(ODD)('takes all of the sample under a schema that %s', async (_, change) => {
    const own = defaultProfile();
    const outcome = await tried({ ...own, schema: change(own.schema), labels: {} });
    expect(outcome).toEqual({ trial: { rows: 3, converted: 3, groups: [], unknown_codes: [] } });
  });

  it('has no activity in the sample where no report tells of one', async () => {
    expect(await tried({ ...defaultProfile(), activityCodes: [] })).toMatchObject({ trial: { rows: 2, converted: 2 } });
  });

  const run = schemas.length > 0 ? it.each(schemas) : it.skip.each(['none']);
  run('takes the sample under %s', async (name) => {
    const schema = readFileSync(join(FOLDER, name), 'utf8');
    const outcome = await tried({ ...defaultProfile(), name, schema });
    // A schema with other codes than ours says which.
    if ('wrong' in outcome) expect(outcome.wrong.every(({ codes }) => codes.length > 0)).toBe(true);
    else expect(outcome.trial.converted).toBe(outcome.trial.rows);
  });
});
