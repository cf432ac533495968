import { randomBytes } from 'node:crypto';
import { Client } from 'minio';

/** Names of all objects of the bucket. */
export async function keys(): Promise<string[]> {
  const found: string[] = [];
  const { client, bucket } = store();
  for await (const { name } of client.listObjects(bucket, '', true)) found.push(name as string);
  return found;
}

/** An object that nothing refers to. */
export async function plant(key = randomBytes(24).toString('hex')): Promise<string> {
  await store().client.putObject(store().bucket, key, 'planted');
  return key;
}

export function store(): { client: Client; bucket: string } {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = 'dossier' } = process.env;
  const { hostname, port } = new URL(S3_ENDPOINT);
  const keys = { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
  return { client: new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...keys }), bucket: S3_BUCKET };
}
