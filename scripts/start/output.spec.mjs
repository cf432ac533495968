import assert from 'node:assert/strict';
import test from 'node:test';
import { npmSentence } from './dependencies.mjs';
import { notSaidLately, shown } from './output.mjs';

test('the terminal shows warnings, errors and what is no log line', () => {
  assert.equal(shown('{"level":30,"msg":"ready"}'), undefined);
  assert.equal(shown('{"level":40,"msg":"slow","subject":"kyc.get"}'), 'warning: kyc.get slow');
  assert.equal(shown('{"level":50,"msg":"failed","err":{"message":"no primary"}}'), 'error: failed (no primary)');
  assert.equal(shown('{"level":60,"msg":"same","err":{"message":"same"}}'), 'fatal: same');
  assert.equal(shown('Error: cannot find module'), 'Error: cannot find module');
  assert.equal(shown('{ not json'), '{ not json');
  assert.equal(shown('   '), undefined);
});

test('the terminal shows a repeated message once a minute', () => {
  const isNews = notSaidLately();
  assert.equal(isNews('(node:12) deprecated', 0), true);
  assert.equal(isNews('(node:34) deprecated', 1000), false);
  assert.equal(isNews('another', 1000), true);
  assert.equal(isNews('(node:34) deprecated', 61_000), true);
});

test('a failed installation is a sentence with npm’s reason', () => {
  const output =
    'npm error code ENOTFOUND\nnpm error errno ENOTFOUND\nnpm error request to https://x failed\nnpm error more';
  assert.equal(
    npmSentence(output),
    'Installing dependencies failed (request to https://x failed); check the network or proxy settings and start again.',
  );
  assert.match(npmSentence('npm error code ENOSPC'), /^The disk is full/);
});
