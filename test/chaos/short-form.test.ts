import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const LIMIT_MS = 480_000;
const FEWEST_FAULTS = 12;
const ROOT = join(import.meta.dirname, '..', '..');

type Report = {
  failures: string[];
  made: number;
  kills: Record<string, number>;
  settled: number;
  options: { seed: number; changes: number; kills: number };
  findings: { check: string; problems: string[] }[];
  planted: { title: string; expected: string; found: string[] }[];
};

/** `npm run test:chaos` with five kills, on servers and processes of its own. */
describe('killing processes while clients work', () => {
  let dir: string;
  let report: Report;
  let output: string;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'dossier-short-chaos-'));
    const json = join(dir, 'report.json');
    output = await run(['scripts/chaos/main.mjs', '--short', '--json', json]);
    report = JSON.parse(
      await readFile(json, 'utf8').catch(() => {
        throw new Error(`The run made no report:\n${output}`);
      }),
    ) as Report;
  }, LIMIT_MS);

  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('loses, doubles and leaves half done nothing', () => {
    const broken = report.findings.filter(({ problems }) => problems.length > 0);
    expect({ seed: report.options.seed, broken, failures: report.failures }).toEqual({
      seed: report.options.seed,
      broken: [],
      failures: [],
    });
  });

  it('killed and made as much as it says', () => {
    expect(Object.values(report.kills).reduce((sum, count) => sum + count, 0)).toBe(report.options.kills);
    expect(report.made).toBeGreaterThanOrEqual(report.options.changes);
    expect(report.settled).toBeLessThanOrEqual(30);
  });

  it('would have noticed: every planted fault is found by the check that is there for it', () => {
    expect(report.planted.length).toBeGreaterThanOrEqual(FEWEST_FAULTS);
    expect(report.planted.filter(({ expected, found }) => !found.includes(expected))).toEqual([]);
  });
});

/** What it prints, whether it passes or not: the report says which. */
const run = (args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const { NODE_OPTIONS: _, ...env } = process.env;
    const options = { cwd: ROOT, env, timeout: LIMIT_MS, maxBuffer: 64 * 1024 ** 2 };
    execFile(process.execPath, args, options, (_error, stdout, stderr) => resolve(`${stderr}\n${stdout}`));
  });
