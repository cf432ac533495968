import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tail } from '../servers/child.mjs';
import { problem } from '../servers/problem.mjs';
import { makeCertificates } from './certificates.mjs';
import * as configuration from './configuration.mjs';
import { importImages } from './images.mjs';
import { apply, kubectl } from './kube.mjs';
import { address, folder, startInside, startMachine } from './machine.mjs';
import { clusterPrograms } from './programs.mjs';

const at = (/** @type {string} */ name) => join(folder, name);
const DISKS = ['disk-1', 'disk-2', 'disk-3'];
/** Whom the pods of the trial's servers run as. */
const USER = 65_532;

/** A cluster of one node, from nothing to one that gives names to services. @returns {Promise<string>} its version */
export async function startCluster() {
  const programs = await clusterPrograms();
  const start = (/** @type {string} */ name, /** @type {string[]} */ args) =>
    startInside(name, [join(programs, name), ...args]);
  await startMachine();
  await makeCertificates();
  writeConfiguration();
  startInside('containerd', ['containerd', '-c', at('containerd.toml')]);
  start('etcd', etcd);
  start('kube-apiserver', apiServer);
  await until('kube-apiserver', () => kubectl(['get', '--raw', '/readyz']));
  // These end when the API server does not answer yet.
  start('kube-controller-manager', [
    ...controllers,
    `--service-account-private-key-file=${at('accounts.key')}`,
    `--root-ca-file=${at('ca.crt')}`,
  ]);
  start('kube-scheduler', controllers);
  start('kubelet', kubelet);
  start('kube-proxy', [`--config=${at('kube-proxy.json')}`, '--hostname-override=node1']);
  await importImages();
  await until('kubelet', () => kubectl(['wait', '--for=condition=Ready', 'node/node1', '--timeout=5s']));
  await apply([...configuration.coredns, ...DISKS.map((name) => configuration.disk(name, at(name)))]);
  await kubectl(['-n', 'kube-system', 'rollout', 'status', 'deployment/coredns', '--timeout=120s']);
  return JSON.parse(await kubectl(['version', '-o', 'json'])).serverVersion.gitVersion;
}

const etcd = ['--data-dir', at('etcd'), '--unsafe-no-fsync', '--log-level=warn'];
const apiServer = [
  '--etcd-servers=http://127.0.0.1:2379',
  `--advertise-address=${address}`,
  `--service-cluster-ip-range=${configuration.services}`,
  '--authorization-mode=RBAC',
  '--allow-privileged',
  '--kubelet-preferred-address-types=InternalIP',
  `--token-auth-file=${at('tokens.csv')}`,
  `--tls-cert-file=${at('server.crt')}`,
  `--tls-private-key-file=${at('server.key')}`,
  `--service-account-key-file=${at('accounts.key')}`,
  `--service-account-signing-key-file=${at('accounts.key')}`,
  '--service-account-issuer=https://kubernetes.default.svc.cluster.local',
];
const controllers = [`--kubeconfig=${configuration.kubeconfigFile}`, '--leader-elect=false'];
const kubelet = [
  `--config=${at('kubelet.json')}`,
  `--kubeconfig=${configuration.kubeconfigFile}`,
  `--root-dir=${at('kubelet')}`,
  `--cert-dir=${at('kubelet-certificates')}`,
  `--node-ip=${address}`,
  '--hostname-override=node1',
];

function writeConfiguration() {
  for (const name of ['network', ...DISKS]) mkdirSync(at(name));
  for (const name of DISKS) chownSync(at(name), USER, USER);
  writeFileSync(at('containerd.toml'), configuration.containerd);
  writeFileSync(at('kubelet.json'), JSON.stringify(configuration.kubelet));
  writeFileSync(at('kube-proxy.json'), JSON.stringify(configuration.kubeProxy));
  writeFileSync(at('network/pods.conflist'), JSON.stringify(configuration.podNetwork));
  writeFileSync(at('resolv.conf'), '');
}

/** @param {string} name of the program that is waited for @param {() => Promise<unknown>} answers */
async function until(name, answers) {
  for (let tries = 0; ; tries++) {
    const error = await answers().then(
      () => undefined,
      (/** @type {Error} */ failed) => failed,
    );
    if (!error) return;
    if (tries === 240) throw problem(`${name}: ${error.message}; its log ends with:\n${tail(at(`${name}.log`), 5)}`);
    await delay(500);
  }
}
