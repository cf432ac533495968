import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = join(import.meta.dirname, '../../scripts/create-super-user.mjs');

/** A further super user of the system under test, made by the command an operator uses; not signed in yet. */
export async function makeSuperUser(): Promise<{ username: string; email: string; password: string }> {
  const known = JSON.parse(await readFile(process.env.DOSSIER_SYSTEM ?? '', 'utf8')) as { scripts: NodeJS.ProcessEnv };
  const username = 'Olivia Operator';
  const email = `operator.${randomUUID().slice(0, 8)}@example.com`;
  const args = [SCRIPT, '--email', email, '--username', username, '--force'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...known.scripts } });
  return { username, email, password: /Password[^:]*: (\S+)/.exec(stdout)?.[1] ?? '' };
}
