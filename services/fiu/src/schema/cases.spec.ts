import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defaultProfile } from '../profiles/default.js';
import { objections } from './gate.js';
import { mended, openSchema, SchemaRefused } from './read-schema.js';
import { typeAt } from './types.js';

const CASES = join(import.meta.dirname, '../../../../../shared/data/goaml/cases');
const cases = existsSync(CASES) ? readdirSync(CASES).filter((name) => name.endsWith('.xml')) : [];

const { schema, validator } = openSchema(defaultProfile().schema);

describe('our own schema', () => {
  const run = cases.length > 0 ? it : it.skip;
  run('judges the 29 known reports as they are', () => {
    const expected = JSON.parse(readFileSync(join(CASES, 'expected.json'), 'utf8')) as Record<
      string,
      { xsd_valid: boolean }
    >;
    expect(cases).toHaveLength(29);
    const judged = cases.map((name) => [name, objections(validator, readFileSync(join(CASES, name))).length === 0]);
    expect(judged).toEqual(cases.map((name) => [name, expected[name.replace('.xml', '')]?.xsd_valid]));
  });

  it('is read with its order, its choices and its facets', () => {
    expect([...schema.report.elements.keys()].slice(0, 4)).toEqual([
      'rentity_id',
      'rentity_branch',
      'submission_code',
      'report_code',
    ]);
    expect(typeAt(schema.report, ['transaction', 't_from_my_client', 'from_person', 'birthdate'])).toMatchObject({
      base: 'date',
      least: '1900-01-01T00:00:00',
    });
    expect(typeAt(schema.report, ['location', 'zip'])).toMatchObject({ base: 'text', maxLength: 10 });
    expect(schema.report.elements.get('transaction')?.max).toBe(Number.POSITIVE_INFINITY);
    const director = typeAt(schema.report, ['transaction', 't_to', 'to_entity', 'director_id']);
    expect(director?.kind === 'complex' && [...director.elements.keys()]).toEqual(
      expect.arrayContaining(['last_name', 'role']),
    );
  });

  it.each(['secret', "secret O'Secret", "a' is secret", "secret' is not a valid value 'of'"])(
    'says no value in what it objects to: %s',
    (value) => {
      const [objection] = objections(validator, Buffer.from(`<report><rentity_id>${value}</rentity_id></report>`));
      expect(objection?.path).toBe('/report/rentity_id');
      expect(JSON.stringify(objection)).not.toMatch(/secret/i);
    },
  );
});

describe('a schema that an FIU hands out', () => {
  it('is mended where its patterns are known to be wrong', () => {
    expect(mended('<xs:pattern value="^[a-z]+$"/>')).toBe('<xs:pattern value="[a-z]+"/>');
    expect(mended('<xs:pattern value="[_a-zA-Z0-9-+]+"/>')).toBe('<xs:pattern value="[_a-zA-Z0-9+\\-]+"/>');
  });

  it('is read where a value could have attributes', () => {
    const simple =
      '<xs:complexType><xs:simpleContent><xs:extension base="xs:boolean"/></xs:simpleContent></xs:complexType>';
    const { schema: text } = defaultProfile();
    const changed = text.replace(/(name="late_deposit") type="xs:boolean"\/>/, `$1>${simple}</xs:element>`);
    expect(changed).not.toBe(text);
    const { report } = openSchema(changed).schema;
    expect(typeAt(report, ['transaction', 'late_deposit'])).toMatchObject({ kind: 'simple', base: 'flag' });
  });

  it.each([
    ['a web page', '<html></html>', 'not_a_schema'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><xs:schema/>', 'not_a_schema'],
    [
      'an include',
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:include schemaLocation="http://127.0.0.1/"/></xs:schema>',
      'includes',
    ],
    [
      'an assertion',
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:assert test="1"/></xs:schema>',
      'asserts',
    ],
    [
      'no report',
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="xs:int"/></xs:schema>',
      'no_report',
    ],
  ])('is refused with %s', (_, xsd, reason) => {
    expect(() => openSchema(xsd)).toThrow(expect.objectContaining({ reason }));
    expect(() => openSchema(xsd)).toThrow(SchemaRefused);
  });
});
