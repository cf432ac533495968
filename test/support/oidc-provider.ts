import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Next = { sub: string; claims: Record<string, unknown>; amr?: string[] };

/** A company's sign-in service on this machine. */
export type OidcProvider = {
  issuer: string;
  /** Who signs in next. */
  next: (person: Next) => Promise<void>;
  /** Publishes keys that are not those it signs with, or its own again. */
  switchKeys: () => Promise<void>;
  /** Puts its clock back by so many seconds, 0 for the right time. */
  clockBehind: (seconds: number) => Promise<void>;
  stop: () => Promise<void>;
};

const SCRIPT = join(import.meta.dirname, 'provider-process.mjs');

export async function startOidcProvider(...redirectUris: string[]): Promise<OidcProvider> {
  const child: ChildProcess = spawn(process.execPath, [SCRIPT, ...redirectUris], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said: string = await new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('http://localhost') && resolve(String(text)));
    child.once('exit', (code) => reject(new Error(`The provider ended with code ${code}`)));
  });
  const issuer = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
  const post = async (path: string, body: object = {}) =>
    void (await fetch(`${issuer}${path}`, { method: 'POST', body: JSON.stringify(body) }));
  return {
    issuer,
    next: (person) => post('/next', person),
    switchKeys: () => post('/keys'),
    clockBehind: (behind) => post('/clock', { behind }),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
