import { join } from 'node:path';
import { address, folder, group } from './machine.mjs';

/** @param {string} name */
const at = (name) => join(folder, name);

export const socket = at('containerd.sock');
export const kubeconfigFile = at('kubeconfig');
export const services = '10.96.0.0/16';
const pods = '10.244.0.0/24';
const dns = '10.96.0.10';
export const pauseImage = 'registry.k8s.io/pause:3.10';
export const corednsImage = 'dossier.example/coredns:1';

/** Whoever has the token is the cluster's administrator: every part of it, and who tries it. @param {string} token @param {string} authority in base64 */
export const kubeconfig = (token, authority) => ({
  apiVersion: 'v1',
  kind: 'Config',
  'current-context': 'lab',
  clusters: [{ name: 'lab', cluster: { server: `https://${address}:6443`, 'certificate-authority-data': authority } }],
  users: [{ name: 'lab', user: { token } }],
  contexts: [{ name: 'lab', context: { cluster: 'lab', user: 'lab' } }],
});

/** The machine has no right to raise what the kernel spares (CAP_SYS_RESOURCE), and may have control groups of version 1. */
export const kubelet = {
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  failCgroupV1: false,
  failSwapOn: false,
  cgroupDriver: 'cgroupfs',
  cgroupRoot: `/${group}`,
  oomScoreAdj: 0,
  maxOpenFiles: 20_000,
  containerRuntimeEndpoint: `unix://${socket}`,
  authentication: { anonymous: { enabled: true }, webhook: { enabled: false } },
  authorization: { mode: 'AlwaysAllow' },
  clusterDNS: [dns],
  clusterDomain: 'cluster.local',
  resolvConf: at('resolv.conf'),
  evictionHard: { 'nodefs.available': '1Gi', 'imagefs.available': '1Gi', 'memory.available': '200Mi' },
  imageGCHighThresholdPercent: 100,
  volumePluginDir: at('volume-plugins'),
  podLogsDir: at('pods'),
};

/** The kernel's table of connections belongs to everybody and is left as it is. */
export const kubeProxy = {
  apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
  kind: 'KubeProxyConfiguration',
  mode: 'nftables',
  clientConnection: { kubeconfig: kubeconfigFile },
  clusterCIDR: pods,
  conntrack: { maxPerCore: 0, min: 0, tcpEstablishedTimeout: '0s', tcpCloseWaitTimeout: '0s' },
};

/** A wire from each pod to the node. */
export const podNetwork = {
  cniVersion: '0.4.0',
  name: 'pods',
  plugins: [
    {
      type: 'ptp',
      mtu: 1450,
      ipam: {
        type: 'host-local',
        dataDir: at('addresses'),
        ranges: [[{ subnet: pods }]],
        routes: [{ dst: '0.0.0.0/0' }],
      },
    },
    { type: 'portmap', capabilities: { portMappings: true }, snat: true },
  ],
};

export const containerd = `
version = 2
root = "${at('containerd')}"
state = "/run/containerd"
[grpc]
address = "${socket}"
[plugins."io.containerd.grpc.v1.cri"]
sandbox_image = "${pauseImage}"
restrict_oom_score_adj = true
disable_apparmor = true
[plugins."io.containerd.grpc.v1.cri".cni]
bin_dir = "/usr/lib/cni"
conf_dir = "${at('network')}"
[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
runtime_type = "io.containerd.runc.v2"
[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
BinaryName = "runc"
SystemdCgroup = false
`;

const dnsLabels = { 'k8s-app': 'kube-dns' };
const inSystem = (/** @type {string} */ name) => ({ name, namespace: 'kube-system', labels: dnsLabels });
const corefile = `.:53 {
  errors
  health
  ready
  kubernetes cluster.local in-addr.arpa {
    pods insecure
  }
  cache 5
  loadbalance
}`;

/** The names of services, for pods. */
export const coredns = [
  { apiVersion: 'v1', kind: 'ServiceAccount', metadata: inSystem('coredns') },
  {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRoleBinding',
    metadata: { name: 'coredns' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'view' },
    subjects: [{ kind: 'ServiceAccount', name: 'coredns', namespace: 'kube-system' }],
  },
  { apiVersion: 'v1', kind: 'ConfigMap', metadata: inSystem('coredns'), data: { Corefile: corefile } },
  {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: inSystem('coredns'),
    spec: {
      selector: { matchLabels: dnsLabels },
      template: { metadata: { labels: dnsLabels }, spec: dnsPod() },
    },
  },
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: inSystem('kube-dns'),
    spec: {
      clusterIP: dns,
      selector: dnsLabels,
      ports: ['UDP', 'TCP'].map((protocol) => ({ name: protocol.toLowerCase(), port: 53, protocol })),
    },
  },
];

function dnsPod() {
  return {
    serviceAccountName: 'coredns',
    // So that it may listen on port 53 without being root.
    securityContext: { sysctls: [{ name: 'net.ipv4.ip_unprivileged_port_start', value: '0' }], runAsUser: 65532 },
    containers: [
      {
        name: 'coredns',
        image: corednsImage,
        imagePullPolicy: 'Never',
        args: ['-conf', '/etc/coredns/Corefile'],
        volumeMounts: [{ name: 'configuration', mountPath: '/etc/coredns' }],
        readinessProbe: { httpGet: { path: '/ready', port: 8181 }, periodSeconds: 1 },
        resources: { requests: { cpu: '50m', memory: '40Mi' }, limits: { memory: '170Mi' } },
      },
    ],
    volumes: [{ name: 'configuration', configMap: { name: 'coredns' } }],
  };
}

/** Disks for the servers of the trial: the cluster has nobody who makes them when they are asked for. @param {string} name @param {string} path */
export const disk = (name, path) => ({
  apiVersion: 'v1',
  kind: 'PersistentVolume',
  metadata: { name },
  spec: { capacity: { storage: '20Gi' }, accessModes: ['ReadWriteOnce'], hostPath: { path } },
});
