import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const HERE = import.meta.dirname;
const read = (name: string): string => readFileSync(join(HERE, name), 'utf8');

it('names every file of texts', () => {
  const defining = readdirSync(HERE).filter((name) => !name.includes('.spec.') && / = defineTexts\(/.test(read(name)));
  const named = [...read('all.ts').matchAll(/import '\.\/(.+)\.js'/g)].map(([, name]) => `${name}.ts`);
  expect(named).toEqual(defining.sort());
});
