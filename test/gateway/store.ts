import { Client } from 'minio';

/** The bucket of the bare servers, as the collector of orphans sees it. */
export function bucket() {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = 'dossier' } = process.env;
  const { hostname, port } = new URL(S3_ENDPOINT);
  const keys = { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
  const client = new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...keys });
  const names = async (list: AsyncIterable<{ name?: string; key?: string }>): Promise<string[]> => {
    const found: string[] = [];
    for await (const { name, key } of list) found.push(name ?? key ?? '');
    return found;
  };
  return {
    keys: () => names(client.listObjects(S3_BUCKET, '', true)),
    remove: (key: string) => client.removeObject(S3_BUCKET, key),
    put: (key: string, content = 'planted') => client.putObject(S3_BUCKET, key, content),
    /** Uploads of which the store has parts and no end. */
    unfinished: () => names(client.listIncompleteUploads(S3_BUCKET, '', true)),
  };
}
