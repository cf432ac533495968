import assert from 'node:assert/strict';
import test from 'node:test';
import { foldersInCircles } from './folders.mjs';

const uses = (/** @type {string} */ source, /** @type {string[]} */ ...resolved) => ({
  source: `services/${source}`,
  dependencies: resolved.map((each) => ({ resolved: `services/${each}` })),
});
const news = (/** @type {Parameters<typeof foldersInCircles>[0]} */ modules) =>
  foldersInCircles(modules).filter((problem) => problem.startsWith('need each other'));

test('folders that need each other are found over any number of steps', () => {
  const modules = [
    uses('kyc/src/a/one.ts', 'kyc/src/b/two.ts'),
    uses('kyc/src/b/other.ts', 'kyc/src/c/three.ts'),
    uses('kyc/src/c/three.ts', 'kyc/src/a/four.ts'),
  ];
  assert.deepEqual(news(modules), ['need each other: kyc/a, kyc/b, kyc/c']);
  assert.deepEqual(news(modules.slice(1)), []);
});

test('what several stand on, tests and other services make no circle', () => {
  assert.deepEqual(
    news([
      uses('kyc/src/a/one.ts', 'kyc/src/settings.ts', 'kit/src/jobs/job.ts', 'kyc/src/b/two.ts'),
      uses('kyc/src/b/two.spec.ts', 'kyc/src/a/one.ts'),
      uses('kyc/src/kyc.module.ts', 'kyc/src/a/one.ts'),
    ]),
    [],
  );
});
