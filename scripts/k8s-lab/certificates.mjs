import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../servers/problem.mjs';
import { run } from '../servers/run.mjs';
import { kubeconfig, kubeconfigFile } from './configuration.mjs';
import { address, folder } from './machine.mjs';

const names = ['kubernetes', 'kubernetes.default', 'kubernetes.default.svc', 'kubernetes.default.svc.cluster.local'];
const days = ['-days', '30'];
const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** @param {...string} args */
async function openssl(...args) {
  const { code, output } = await run('openssl', args, { cwd: folder });
  if (code !== 0) throw problem(`openssl ${args[0]}: ${output}`);
}

/** Makes an authority, the API server's certificate, the key of service accounts, and a token that may do everything. */
export async function makeCertificates() {
  const addresses = [...names.map((name) => `DNS:${name}`), `IP:${address}`, 'IP:10.96.0.1'].join(',');
  await openssl('req', '-x509', ...ec, ...days, '-subj', '/CN=lab', '-keyout', 'ca.key', '-out', 'ca.crt');
  await openssl('req', ...ec, '-subj', '/CN=kube-apiserver', '-keyout', 'server.key', '-out', 'server.csr');
  writeFileSync(join(folder, 'server.ext'), `subjectAltName=${addresses}\nextendedKeyUsage=serverAuth\n`);
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'server.ext'];
  await openssl('x509', '-req', '-in', 'server.csr', ...signed, ...days, '-out', 'server.crt');
  await openssl('genrsa', '-out', 'accounts.key', '2048');
  const token = randomBytes(24).toString('hex');
  writeFileSync(join(folder, 'tokens.csv'), `${token},admin,admin,"system:masters"\n`, { mode: 0o600 });
  const authority = readFileSync(join(folder, 'ca.crt')).toString('base64');
  writeFileSync(kubeconfigFile, JSON.stringify(kubeconfig(token, authority)), { mode: 0o600 });
}
