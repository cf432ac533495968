// A company's sign-in service for tests, in a process of its own: `node provider-process.mjs REDIRECT_URI…`. It prints its address.
// POST /next says who signs in next: { sub, claims, amr }; POST /keys has it sign with a key that it does not publish;
// POST /clock puts its clock back by so many seconds: { behind }. What it signs is good for a minute.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

const newKey = (/** @type {string} */ kid) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid,
  use: 'sig',
  alg: 'RS256',
});

let behindMs = 0;
const rightly = Date.now;
Date.now = () => rightly() - behindMs;

/** @type {{ sub: string, claims: Record<string, unknown>, amr?: string[] }} */
let next = { sub: 'nobody', claims: {} };
let publishesOther = false;
const people = new Map();
const server = createServer().listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const address = /** @type {import('node:net').AddressInfo} */ (server.address());
const issuer = `http://localhost:${address.port}`;

const provider = new Provider(issuer, {
  clients: [{ client_id: 'dossier', client_secret: 'a-secret-of-the-tests', redirect_uris: process.argv.slice(2) }],
  jwks: { keys: [newKey('own')] },
  cookies: { keys: ['tests'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
  conformIdTokenClaims: false,
  ttl: { IdToken: 60 },
  scopes: ['openid', 'email', 'profile', 'groups'],
  claims: { openid: ['sub', 'acr', 'amr'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people.get(accountId) }) }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
    grant.addOIDCScope('openid email profile groups');
    await grant.save();
    return grant;
  },
});
const handle = provider.callback();
const foreign = { keys: [newKey('own')].map(({ kty, n, e, kid, use, alg }) => ({ kty, n, e, kid, use, alg })) };

server.on('request', async (request, response) => {
  if (request.url === '/next') {
    next = /** @type {typeof next} */ (await json(request));
    people.set(next.sub, next.claims);
    response.end('{}');
  } else if (request.url === '/clock') {
    const { behind } = /** @type {{ behind: number }} */ (await json(request));
    behindMs = behind * 1_000;
    response.end('{}');
  } else if (request.url === '/keys') {
    publishesOther = !publishesOther;
    response.end('{}');
  } else if (request.url === '/jwks' && publishesOther) {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(foreign));
  } else if (request.url?.startsWith('/interaction/')) {
    await provider.interactionFinished(request, response, {
      login: { accountId: next.sub, amr: next.amr, remember: false },
    });
  } else handle(request, response);
});
console.log(issuer);
