import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import test from 'node:test';
import { inRoot } from './paths.mjs';
import { compiled, processes, services } from './processes.mjs';

test('every folder of a service is in the table, and every service of the table has its folder', () => {
  const folders = globSync('services/*/src/main.ts', { cwd: inRoot() }).map((file) => dirname(dirname(file)));
  assert.deepEqual(folders.sort(), services.map((name) => `services/${name}`).sort());
});

test('no two processes answer on one port', () => {
  const ports = processes.map(({ health }) => health.port);
  assert.equal(new Set(ports).size, ports.length);
});

test('what is compiled has a project of its own', () => {
  const projects = globSync('{proto,gateway,services/*}/tsconfig.json', { cwd: inRoot() }).map(dirname);
  assert.deepEqual(projects.sort(), [...compiled].sort());
});
