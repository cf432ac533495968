import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = join(import.meta.dirname, '../../scripts/create-super-user.mjs');

/** What reaches the system under test. */
async function settingsOfScripts(): Promise<NodeJS.ProcessEnv> {
  const known = JSON.parse(await readFile(process.env.DOSSIER_SYSTEM ?? '', 'utf8')) as { scripts: NodeJS.ProcessEnv };
  return known.scripts;
}

/** A further super user, made by the command an operator uses; not signed in yet. Of the system under test unless told. */
export async function makeSuperUser(
  given?: NodeJS.ProcessEnv,
): Promise<{ username: string; email: string; password: string }> {
  const settings = given ?? (await settingsOfScripts());
  const username = 'Olivia Operator';
  const email = `operator.${randomUUID().slice(0, 8)}@example.com`;
  const args = [SCRIPT, '--email', email, '--username', username, '--force'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...settings } });
  return { username, email, password: /Password[^:]*: (\S+)/.exec(stdout)?.[1] ?? '' };
}
