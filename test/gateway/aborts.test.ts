import { connect } from 'node:net';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { corporate } from '../kyc/arranged.js';
import { open, pdf, upload, viewToken, waiting } from '../kyc/upload.js';
import { eventually } from '../support/eventually.js';
import { endProcess, hasBareServers, startProcess } from '../support/own-stack.js';
import { newTenant, type Person } from '../support/people.js';
import { type OwnGateway, ownGateway } from './own-gateway.js';
import { bucket } from './store.js';

/** `ABORTS=2000` is the whole examination. */
const ABORTS = Number(process.env.ABORTS ?? 240);
const AT_ONCE = 8;
const FILE_BYTES = 200_000;
const LIMIT_MS = 120_000 + ABORTS * 300;

(hasBareServers ? describe : describe.skip)(`examination 7: ${ABORTS} lines that break`, () => {
  let gateway: OwnGateway;
  let admin: Person;
  let place: Record<string, string>;
  let stored: StoredFile;
  let before: string[];
  const lines: string[] = [];

  beforeAll(async () => {
    gateway = await ownGateway({}, ['kyc']);
    gateway.gateway.stdout?.on('data', (text: Buffer) => lines.push(...String(text).split('\n')));
    ({ admin } = await newTenant());
    place = { company_id: await corporate(admin), documentType: 'kyc-ma-1' };
    stored = waiting(await upload(admin, place, pdf('whole', FILE_BYTES)));
    before = await bucket().keys();
  });
  afterAll(() => gateway?.stop());

  /** Sends or reads so much of a request and its answer, then ends the line: politely, or as a cable does that is pulled. */
  function broken(bytes: Buffer, sends: number, reads: number, isRude: boolean): Promise<void> {
    const { hostname, port } = new URL(gateway.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let read = 0;
      const end = () => (isRude ? socket.resetAndDestroy() : socket.destroy());
      socket.on('connect', () => socket.write(bytes.subarray(0, sends), () => reads === 0 && setImmediate(end)));
      socket.on('data', ({ length }) => {
        read += length;
        if (read >= reads) end();
      });
      socket.on('error', (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED' && reject(error));
      socket.on('close', () => resolve());
    });
  }

  async function allAtOnce(count: number, work: (index: number) => Promise<void>): Promise<void> {
    let next = 0;
    const worker = async () => {
      while (next < count) await work(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  function expectUnhurt(): void {
    expect([gateway.gateway.exitCode, gateway.gateway.signalCode]).toEqual([null, null]);
    const bad = lines.filter((line) => /"status":5\d\d|unhandled|unexpected|"level":[56]0/.test(line));
    expect(bad.slice(0, 3)).toEqual([]);
  }

  it(
    'at every point of an upload end nothing but themselves, and leave nothing for good',
    async () => {
      const form = (name: string, value: string, more = '') =>
        `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
      const fields = Object.entries({ ...place, documentType: 'kyc-ppa-2' }).map(([name, value]) => form(name, value));
      const file = form('file', pdf('broken', FILE_BYTES).toString('latin1'), '; filename="a.pdf"');
      const body = Buffer.from(`${fields.join('')}${file}--x--\r\n`, 'latin1');
      const list = Buffer.from(
        `${form('file', `name\n${'Some One\n'.repeat(20_000)}`, '; filename="a.csv"')}--x--\r\n`,
      );
      const requests = [
        ['upload-kyc-file', body],
        ['sanction-lists/own/upload', list],
      ] as const;
      const whole = requests.map(([path, bytes]) => {
        const head = `POST /api/v1/${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${bytes.length}\r\n\r\n`;
        return Buffer.concat([Buffer.from(head), bytes]);
      });
      await allAtOnce(ABORTS, async (index) => {
        const bytes = whole[index % 4 === 0 ? 1 : 0] as Buffer;
        // Most of what can go wrong lies in the first and the last kilobytes.
        const share = index / ABORTS;
        const at =
          index % 3 === 0 ? share * 3_000 : index % 3 === 1 ? share * bytes.length : bytes.length - share * 3_000;
        await broken(bytes, Math.max(1, Math.floor(at)), 0, index % 2 === 0);
      });
      expectUnhurt();
      expect((await upload(admin, { ...place, documentType: 'kyc-oc-6' }, pdf('after'))).status).toBe(200);
      expectUnhurt();
      await expectNothingLeft();
    },
    LIMIT_MS,
  );

  it(
    'at every point of a download end nothing but themselves',
    async () => {
      const token = await viewToken(admin);
      const path = `/api/v1/get-kyc-file?id=${stored.serverName}&viewingToken=${token}`;
      const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await allAtOnce(Math.min(ABORTS, 45), (index) =>
        broken(bytes, bytes.length, 1 + Math.floor((index / ABORTS) * FILE_BYTES), index % 2 === 0),
      );
      await allAtOnce(ABORTS, (index) =>
        broken(bytes, 1 + (index % bytes.length), index % 5 ? 0 : 1, index % 2 === 0).catch(() => undefined),
      );
      expectUnhurt();
      const whole = await open(stored.serverName, await viewToken(admin));
      expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, stored.filesize]);
    },
    LIMIT_MS,
  );

  /** What no document points at goes with the collector. */
  async function expectNothingLeft(): Promise<void> {
    await eventually(async () => expect(await bucket().unfinished()).toEqual([]));
    const kyc = startProcess('services/kyc/dist/main.js', { ...gateway.env, ORPHAN_HOURS: '0', HEALTH_PORT: '0' });
    await kyc.ready;
    try {
      await eventually(async () => {
        const left = (await bucket().keys()).filter(
          (key) => !before.includes(key) && !key.startsWith('installations/'),
        );
        // Those of the uploads that came through whole, and the one after.
        expect(left.length).toBeLessThanOrEqual(ABORTS / 8);
      });
    } finally {
      await endProcess(kyc);
    }
  }
});
