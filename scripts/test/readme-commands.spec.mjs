import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { inRoot, root } from '../start/paths.mjs';
import { readmeCommands, trials } from './readme-commands.mjs';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
/** These take no option; a stage runs each of them as it is. */
const WITHOUT_OPTIONS = ['npm run generate', 'npm run dev'];

/** @param {string} command of the README @returns {string} what npm runs for it */
function program(command) {
  const [, name = ''] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
  assert.ok(scripts[name], `package.json has no script for ${command}`);
  return scripts[name];
}

/** @param {string[]} args @returns {Promise<string>} all that it said */
const said = (args) =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, timeout: 60_000 }, (_, out, error) => resolve(out + error));
  });

test('every command of the README has a script and a trial', () => {
  const commands = readmeCommands();
  assert.ok(commands.length > 8);
  for (const command of commands) {
    program(command);
    assert.ok(trials[command], `no trial is known for ${command}`);
  }
});

for (const command of new Set(readmeCommands().map((each) => each.split(' -- ')[0] ?? each))) {
  if (WITHOUT_OPTIONS.includes(command)) continue;
  test(`${command} finds all that it imports, and refuses an option that it does not know`, async () => {
    const [, file = '', ...args] = program(command).split(' ');
    assert.match(
      await said([file, ...args, '--no-such-option']),
      /(Unknown option|There is no stage) '?--no-such-option/,
    );
  });
}
