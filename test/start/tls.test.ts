import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { onPath } from '../../scripts/servers/cache.mjs';
import { minioProgram, mongodProgram, natsProgram } from '../../scripts/servers/programs.mjs';
import { type Server, serve } from '../../scripts/servers/server.mjs';
import { eventually } from '../support/eventually.js';
import { endProcess, freePort, keys, type Running, startProcess } from '../support/own-stack.js';

const hasOpenssl = Boolean(onPath('openssl'));
if (!hasOpenssl) console.log('openssl is not here: the test of TLS skips');

/** What the chart's `tls.caSecret` gives to each process, and addresses that say TLS. */
(hasOpenssl ? describe : describe.skip)(
  'a service whose servers speak TLS with certificates of an authority of ours',
  () => {
    let folder: string;
    let authority: string;
    const servers: Server[] = [];
    let settings: Record<string, string>;
    let running: Running | undefined;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'dossier-test-'));
      authority = certificates(folder);
      const [mongo, nats, s3] = await Promise.all([startMongo(), startNats(), startS3()]);
      settings = {
        MONGO_URL: `mongodb://localhost:${mongo}/?replicaSet=dossier&tls=true`,
        NATS_URL: `tls://localhost:${nats}`,
        S3_ENDPOINT: `https://localhost:${s3}`,
        S3_ACCESS_KEY: 'dossier',
        S3_SECRET_KEY: 'not-a-secret',
      };
    }, 120_000);

    afterAll(async () => {
      if (running) await endProcess(running);
      await Promise.all(servers.map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    });

    const start = async (name: string, command: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
      servers.push(
        await serve({ name, command, args, env, log: join(folder, `${name}.log`), ready: async () => true }),
      );

    async function startMongo(): Promise<number> {
      const port = await freePort();
      const data = join(folder, 'mongod');
      await mkdir(data);
      const tls = ['--tlsMode', 'requireTLS', '--tlsCertificateKeyFile', join(folder, 'server.pem')];
      const common = [
        '--dbpath',
        data,
        '--port',
        String(port),
        '--replSet',
        'dossier',
        '--wiredTigerCacheSizeGB',
        '0.25',
      ];
      await start('mongod', await mongodProgram(), [...common, ...tls, '--nounixsocket', '--quiet']);
      await eventually(async () => {
        const url = `mongodb://localhost:${port}/?directConnection=true&tls=true`;
        const client = new MongoClient(url, { tlsCAFile: authority, serverSelectionTimeoutMS: 2_000 });
        try {
          const set = { _id: 'dossier', members: [{ _id: 0, host: `localhost:${port}` }] };
          await client.db('admin').command({ replSetInitiate: set });
        } finally {
          await client.close();
        }
      });
      return port;
    }

    async function startNats(): Promise<number> {
      const port = await freePort();
      const file = join(folder, 'nats.conf');
      const [cert, key] = ['server.crt', 'server.key'].map((name) => JSON.stringify(join(folder, name)));
      await writeFile(
        file,
        `listen: "127.0.0.1:${port}"\nmax_payload: 8MB\njetstream { store_dir: ${JSON.stringify(join(folder, 'nats'))} }\ntls { cert_file: ${cert}, key_file: ${key} }\n`,
      );
      await start('nats-server', await natsProgram(), ['-c', file]);
      return port;
    }

    async function startS3(): Promise<number> {
      const port = await freePort();
      const [data, certs] = [join(folder, 's3'), join(folder, 's3-certs')];
      await Promise.all([mkdir(data), mkdir(certs)]);
      execFileSync('cp', [join(folder, 'server.crt'), join(certs, 'public.crt')]);
      execFileSync('cp', [join(folder, 'server.key'), join(certs, 'private.key')]);
      const args = ['server', data, '--address', `127.0.0.1:${port}`, '--certs-dir', certs, '--quiet'];
      const env = {
        PATH: process.env.PATH,
        HOME: folder,
        MINIO_ROOT_USER: 'dossier',
        MINIO_ROOT_PASSWORD: 'not-a-secret',
      };
      await start('minio', await minioProgram(), args, env);
      return port;
    }

    const readiness = async (env: NodeJS.ProcessEnv, patienceMs: number): Promise<unknown> => {
      const port = await freePort();
      const all = {
        ...process.env,
        ...keys(),
        ...settings,
        NODE_EXTRA_CA_CERTS: '',
        HEALTH_PORT: String(port),
        ...env,
      };
      running = startProcess('services/kyc/dist/main.js', all);
      const ask = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).json() as Promise<{ status: string }>;
      const answer = await eventually(async () => {
        const body = await ask();
        expect(body.status).toBe('up');
        return body;
      }, patienceMs).catch(() => ask());
      await endProcess(running);
      running = undefined;
      return answer;
    };

    it('is ready when it is told the authority', async () => {
      expect(await readiness({ NODE_EXTRA_CA_CERTS: authority }, 90_000)).toMatchObject({ status: 'up', missing: [] });
    }, 180_000);

    it('takes no work from servers that it cannot trust', async () => {
      expect(await readiness({}, 15_000)).toMatchObject({ status: 'starting' });
    }, 180_000);
  },
);

/** An authority and a server's certificate for localhost, in a folder. @returns the authority's file */
function certificates(folder: string): string {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '2', '-subj', '/CN=Test authority');
  openssl(
    'req',
    ...key,
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  );
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-copy_extensions', 'copy'];
  openssl('x509', '-req', '-in', 'server.csr', '-out', 'server.crt', ...signed);
  execFileSync('sh', ['-c', 'cat server.crt server.key > server.pem'], { cwd: folder });
  return join(folder, 'ca.crt');
}
