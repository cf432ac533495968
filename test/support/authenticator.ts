import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { baseUrl } from './api.js';

type Options = { challenge: string };
type Response = Record<string, unknown>;

/** A device that keeps one passkey in software, as a phone does in its chip. */
export type Authenticator = {
  id: string;
  /** Answers what the browser was asked for a new passkey. */
  make: (options: object) => Response;
  /** Answers what the browser was asked to sign in; `counter` is what the device counts. */
  show: (options: object, told?: Partial<Told>) => Response;
};

/** What a device could say wrongly. */
type Told = { origin: string; counter: number; verified: boolean };

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

const clientData = (type: string, options: object, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge: (options as Options).challenge, origin, crossOrigin: false }));

/** Present and, unless told otherwise, recognised. */
const flagsOf = (verified: boolean, more = 0): Buffer => Buffer.from([0x01 | (verified ? 0x04 : 0) | more]);

function counted(counter: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
}

/** CBOR of a byte string of fewer than 65,536 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

export function newAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const host = sha256(new URL(baseUrl()).hostname);
  const answered = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  // The COSE form of an ES256 key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
  const key = [hex('a5010203262001'), hex('215820'), Buffer.from(x, 'base64url'), hex('225820')];
  const cose = Buffer.concat([...key, Buffer.from(y, 'base64url')]);
  return {
    id: base64url(id),
    make: (options) => {
      const credential = [Buffer.alloc(16), hex('0020'), id, cose];
      const data = Buffer.concat([host, flagsOf(true, 0x40), counted(0), ...credential]);
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const attestation = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a0'),
        hex('686175746844617461'),
        cborBytes(data),
      ]);
      return answered({
        clientDataJSON: base64url(clientData('webauthn.create', options, baseUrl())),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    show: (options, { origin = baseUrl(), counter = 0, verified = true } = {}) => {
      const client = clientData('webauthn.get', options, origin);
      const data = Buffer.concat([host, flagsOf(verified), counted(counter)]);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answered({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
