import { Failure } from '@dossier/proto/failures/failure';
import { describe, expect, it } from '@jest/globals';
import { readJson } from './body.js';

const read = (text: string): unknown => readJson(Buffer.from(text));
const errorsOf = (text: string): Record<string, string> | undefined => {
  try {
    read(text);
  } catch (error) {
    return (error as Failure).wire.errors;
  }
  return undefined;
};
const list = (count: number) => JSON.stringify(Array<number>(count).fill(1));
const object = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])));
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a JSON body (examination 8, examination 9)', () => {
  it('is read as it is written', () => {
    const value = { name: 'a "quoted\\" {[,:]} ü', list: [1, [2, { deep: null }]], __proto__: null };
    expect(read(JSON.stringify(value))).toEqual(value);
    expect(read('')).toBeUndefined();
  });

  it('has objects of at most 1,000 fields, 20,000 values and 32 levels, and says which field has more', () => {
    expect(errorsOf(object(1_000))).toBeUndefined();
    expect(errorsOf(`{"map":${object(1_000)}}`)).toBeUndefined();
    expect(Object.keys(errorsOf(`{"a":1,"map":${object(1_001)}}`) ?? {})).toEqual(['map']);
    expect(errorsOf(`{"list":${list(19_990)}}`)).toBeUndefined();
    expect(Object.keys(errorsOf(`{"list":${list(20_001)}}`) ?? {})).toEqual(['list']);
    expect(errorsOf(`{"deep":${nested(31)}}`)).toBeUndefined();
    expect(Object.keys(errorsOf(`{"deep":${nested(32)}}`) ?? {})).toEqual(['deep']);
    expect(Object.keys(errorsOf(nested(400_000)) ?? {})).toEqual(['body']);
  });

  it('counts nothing of what stands in a text', () => {
    const text = JSON.stringify({ text: '{[,:"\\'.repeat(50_000) });
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it.each(['{', '{"a":', '"', '[1,]', '}{', 'nope', '"\\', '{"a\\":1}', '\u0000'])('%j is none', (text) => {
    expect(Object.keys(errorsOf(text) ?? {})).toEqual(['body']);
  });
});
