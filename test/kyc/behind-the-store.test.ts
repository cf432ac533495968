import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Client } from 'minio';
import { newOffice } from './arranged.js';
import { open, pdf, send, upload, viewToken, waiting } from './upload.js';

/** The settings of the system under test, as its start wrote them down; without them nobody can reach behind it. */
const system = process.env.DOSSIER_SYSTEM;
if (!system) console.log('DOSSIER_SYSTEM is not set: tests behind the store of files skip');

const behind = system ? it : it.skip;

describe('an upload that is refused after its file was sent', () => {
  behind('leaves nothing in the store', async () => {
    const office = await newOffice();
    const file = { bytes: pdf('stray', 76_543), filename: 'a.pdf' };
    const place = { company_id: office.company_id, documentType: 'kyc-ma-1' };
    for (const after of ['dateIssued', 'file']) {
      const late = after === 'file' ? file : '2024-01-01';
      const sent = await send(office.maker, 'upload-kyc-file', [
        ...Object.entries(place),
        ['file', file],
        [after, late],
      ]);
      expect([sent.status, Object.keys(sent.body.errors ?? {})]).toEqual([400, [after]]);
    }
    expect(await sizes()).not.toContain(file.bytes.length);
    expect((await send(office.maker, 'upload-kyc-file', [...Object.entries(place), ['file', file]])).status).toBe(200);
    expect(await sizes()).toContain(file.bytes.length);
  });
});

describe('a stored file whose bytes have changed', () => {
  behind('never arrives whole', async () => {
    const office = await newOffice();
    const bytes = pdf('whole', 200_000);
    const sent = await upload(office.maker, { company_id: office.company_id, documentType: 'kyc-ma-1' }, bytes);
    const { serverName } = waiting(sent);
    const token = await viewToken(office.maker);
    expect((await (await open(serverName, token)).arrayBuffer()).byteLength).toBe(bytes.length);
    bytes.write('X', 150_000);
    await overwrite(serverName, bytes);
    const response = await open(serverName, token);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

/** As somebody with the keys of the store could. */
async function overwrite(key: string, bytes: Buffer): Promise<void> {
  const { client, bucket } = store();
  await client.putObject(bucket, key, bytes);
}

async function sizes(): Promise<number[]> {
  const { client, bucket } = store();
  const found: number[] = [];
  for await (const { size } of client.listObjects(bucket, '', true)) found.push(size as number);
  return found;
}

function store(): { client: Client; bucket: string } {
  const { settings } = JSON.parse(readFileSync(system ?? '', 'utf8')) as { settings: Record<string, string> };
  const url = new URL(settings.S3_ENDPOINT ?? '');
  const client = new Client({
    endPoint: url.hostname,
    port: Number(url.port),
    useSSL: false,
    accessKey: settings.S3_ACCESS_KEY ?? '',
    secretKey: settings.S3_SECRET_KEY ?? '',
  });
  return { client, bucket: settings.S3_BUCKET ?? 'dossier' };
}
