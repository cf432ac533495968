import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defaultProfile } from './default.js';
import { tried } from './trial.js';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/goaml');
const schemas = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.xsd')) : [];
if (schemas.length === 0) console.log('No schemas of FIUs are here: tests that try them skip');

describe('the trial of a profile', () => {
  it('takes all of the sample under our own', async () => {
    expect(await tried(defaultProfile())).toMatchObject({ trial: { rows: 3, converted: 3, unknown_codes: [] } });
  });

  const run = schemas.length > 0 ? it.each(schemas) : it.skip.each(['none']);
  run('takes the sample under %s', async (name) => {
    const schema = readFileSync(join(FOLDER, name), 'utf8');
    const outcome = await tried({ ...defaultProfile(), name, schema });
    // A schema with other codes than ours says which.
    if ('wrong' in outcome) expect(outcome.wrong.every(({ codes }) => codes.length > 0)).toBe(true);
    else expect(outcome.trial.converted).toBeGreaterThan(0);
  });
});
