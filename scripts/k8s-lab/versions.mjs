/** What the cluster is made of, each from the Go module proxy; the version that deploy/schemas are of. */
export const kubernetes = '1.36.3';

/** Go modules that the programs are built from. */
export const modules = {
  kubernetes: { path: 'k8s.io/kubernetes', version: `v${kubernetes}` },
  etcd: { path: 'go.etcd.io/etcd/server/v3', version: 'v3.6.8' },
  coredns: { path: 'github.com/coredns/coredns', version: 'v1.14.7' },
};

/** From the first of these packages of Debian come the programs, on which the others depend. */
export const debianPackages = [
  'containerd',
  'runc',
  'containernetworking-plugins',
  'nftables',
  'iptables',
  'conntrack',
  'buildah',
  'mmdebstrap',
];
