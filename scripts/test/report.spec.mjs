import assert from 'node:assert/strict';
import test from 'node:test';
import { describe, fromJest, fromPlaywright, fromTap, sum, verdict } from './report.mjs';

test('the verdict sums all stages', () => {
  const done = [
    { name: 'a', result: { passed: 3, failed: 0 }, seconds: 1 },
    { name: 'b', result: { passed: 0, failed: 0, absent: 'x' }, seconds: 1 },
    { name: 'c', result: { passed: 2, failed: 1, skipped: 4 }, seconds: 1 },
  ];
  assert.equal(verdict(done), '5 passed, 1 failed');
});

test('what is absent is said, never counted as passed', () => {
  assert.equal(describe({ passed: 0, failed: 0, absent: 'no test files' }), 'absent: no test files');
  const both = sum([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 0, absent: 'test/tsconfig.json' },
  ]);
  assert.equal(describe(both), '1 passed, 0 failed; absent: test/tsconfig.json');
});

test('a jest file that does not load is a failure', () => {
  const report = { numTotalTestSuites: 2, numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  assert.deepEqual(fromJest(report), { passed: 5, failed: 2, skipped: 0 });
  assert.equal(fromJest({ numTotalTestSuites: 0 }).absent, 'no test files');
});

test('an error outside journeys is a failure; a journey that needed a second try is said', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const result = fromPlaywright({ stats, errors: [{}] });
  assert.deepEqual(result, { passed: 5, failed: 2, skipped: 2, repeated: 1 });
  assert.equal(describe(sum([result])), '5 passed, 2 failed, 2 skipped, 1 only on the second try');
});

test('a run of node --test that printed no totals is a failure', () => {
  assert.deepEqual(fromTap('# pass 7\n# fail 0\n# skipped 1\n'), { passed: 7, failed: 0, skipped: 1 });
  assert.deepEqual(fromTap('Error: cannot find module'), { passed: 0, failed: 1 });
});
