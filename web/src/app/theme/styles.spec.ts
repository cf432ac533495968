import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const web = join(import.meta.dirname, '..', '..');
const sheets = join(web, '..', '..', 'node_modules', '@mantine', 'core', 'styles');
const IMPORT = /import \{([^}]*)\} from '@mantine\/core'/g;

const namesIn = (source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

describe('the style sheets of Mantine', () => {
  it('are there for every component that a screen uses', () => {
    const styles = readFileSync(join(import.meta.dirname, 'styles.ts'), 'utf8');
    const sources = globSync('**/*.tsx', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));
    const used = new Set(sources.flatMap(namesIn));
    const sheetOf = (name: string) => `${name}.layer.css`;
    const missing = [...used].filter(
      (name) => existsSync(join(sheets, sheetOf(name))) && !styles.includes(`/${sheetOf(name)}'`),
    );
    expect(used.size).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});
