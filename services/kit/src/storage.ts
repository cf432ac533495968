import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { failure } from '@dossier/proto/failures/failure';
import { Client } from 'minio';
import { readSettings } from './config.js';
import { addReadinessCheck } from './health.js';
import { log } from './log.js';
import { storageSettings } from './settings.js';

const PART_SIZE = 8 * 1024 * 1024;
/** A store that takes and says nothing for so long is away; whoever waits hears it within five seconds. */
const SILENT_MS = 4_000;
/** Once it answers, the reader of a file may pause for so long. */
const READING_MS = 60_000;

/** Documents in any S3 store. Objects are written once and never changed. */
export function openStorage() {
  const settings = readSettings(storageSettings);
  const url = new URL(settings.S3_ENDPOINT);
  const client = new Client({
    endPoint: url.hostname,
    port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
    useSSL: url.protocol === 'https:',
    transport: impatient(url.protocol === 'https:' ? https : http),
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    region: settings.S3_REGION,
    // Without it a stream of unknown size is collected in parts of hundreds of megabytes.
    partSize: PART_SIZE,
  });
  const bucket = settings.S3_BUCKET;
  /** Makes the bucket if it is missing; another process may do the same at the same moment. */
  const madeBucket = async (): Promise<void> => {
    if (await client.bucketExists(bucket)) return;
    await client.makeBucket(bucket, settings.S3_REGION).catch(async (error: unknown) => {
      if (!(await client.bucketExists(bucket))) throw error;
    });
  };
  addReadinessCheck({
    name: 'storage',
    check: () =>
      client.bucketExists(bucket).then(
        () => 'up' as const,
        (error: Error) => ({ degraded: error.message }),
      ),
  });

  return {
    prepare: (): Promise<void> => madeBucket().catch(unavailable),
    put: (key: string, body: Readable, contentType: string): Promise<unknown> =>
      client.putObject(bucket, key, body, undefined, { 'Content-Type': contentType }).catch(unavailable),
    /** The same bytes under another name, made within the store. */
    copy: (from: string, to: string): Promise<unknown> =>
      client.copyObject(bucket, to, `/${bucket}/${from}`).catch(unavailable),
    get: (key: string): Promise<Readable> => client.getObject(bucket, key).catch(unavailable),
    /** Like `get`; undefined if there is no such object. */
    find: (key: string): Promise<Readable | undefined> =>
      client
        .getObject(bucket, key)
        .catch((error: Error & { code?: string }) => (error.code === 'NoSuchKey' ? undefined : unavailable(error))),
    /** The objects right below a prefix, not those in its folders. */
    async *list(prefix = ''): AsyncIterable<{ key: string; at: Date }> {
      const found = client.listObjectsV2(bucket, prefix, false) as AsyncIterable<{
        name?: string;
        lastModified?: Date;
      }>;
      for await (const { name, lastModified } of found) if (name && lastModified) yield { key: name, at: lastModified };
    },
    /** An object without content, whose name says all. */
    mark: (key: string): Promise<unknown> => client.putObject(bucket, key, '').catch(unavailable),
    remove: (key: string): Promise<void> => client.removeObject(bucket, key).catch(unavailable),
  };
}

/** HTTP that gives up on a silent server; the S3 client itself would wait for ever. */
function impatient(transport: typeof http | typeof https): Pick<typeof http, 'request'> {
  const request = (options: http.RequestOptions, answered: (response: http.IncomingMessage) => void) => {
    const asked = transport.request({ ...options, timeout: SILENT_MS }, (response) => {
      asked.setTimeout(READING_MS);
      answered(response);
    });
    return asked.on('timeout', () => asked.destroy(new Error('The store is silent')));
  };
  return { request: request as typeof http.request };
}

export type Storage = ReturnType<typeof openStorage>;

const unavailable = (error: Error): never => {
  log.warn({ reason: error.message }, 'a file was not stored, read or removed');
  throw failure('system.unavailable');
};
