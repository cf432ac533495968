import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ownFolder } from './own-folder.js';

describe('the folder of a process', () => {
  const base = mkdtempSync(join(tmpdir(), 'own-folder-'));
  let other: ChildProcess;
  const heldBy = (folder: string, pid: number | undefined) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'process'), String(pid));
    return folder;
  };

  beforeAll(() => {
    other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  });
  afterAll(() => {
    other.kill();
    rmSync(base, { recursive: true, force: true });
  });

  it('is its own, also when it asks again', () => {
    const folder = join(base, 'free');
    expect([ownFolder(folder), ownFolder(folder)]).toEqual([folder, folder]);
    expect(existsSync(`${folder}-2`)).toBe(false);
  });

  it('is the next one while another process lives, and is taken over from one that is gone', async () => {
    const folder = heldBy(join(base, 'held'), other.pid);
    expect(ownFolder(folder)).toBe(`${folder}-2`);
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    const left = heldBy(join(base, 'left'), gone.pid);
    expect(ownFolder(left)).toBe(left);
  });
});
