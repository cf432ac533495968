import type { HttpCall } from '@dossier/proto/calls/call';
import {
  acceptInvitation,
  createAccount,
  finishSingleSignOn,
  forgotPasswordRequest,
  forgotPasswordResponse,
  generateViewToken,
  getSecurity,
  verifyToken,
} from '@dossier/proto/calls/identity';
import { checkAccessToken } from '@dossier/proto/calls/identity-links';
import { getKycFileContent } from '@dossier/proto/calls/kyc-files';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { mailTo, tokenIn } from '../support/inbox.js';
import { newPassword, newTenant, succeeded } from '../support/people.js';
import { someone } from './colleagues.js';

type Kind = 'session' | 'view' | 'verify' | 'reset' | 'invite' | 'link' | 'code';

const password = newPassword();
/** Every call that takes a token, with the kind that it takes. */
const TAKERS: readonly (readonly [Kind, HttpCall<unknown, unknown>, (token: string) => object])[] = [
  ['verify', verifyToken, (token) => ({ token })],
  ['reset', forgotPasswordResponse, (token) => ({ token, password })],
  ['invite', acceptInvitation, (token) => ({ token, password })],
  ['code', finishSingleSignOn, (code) => ({ code })],
  ['link', checkAccessToken, (token) => ({ token })],
  ['view', getKycFileContent, (viewingToken) => ({ id: 'some-file.pdf', viewingToken })],
];

describe('S9: a token of one kind', () => {
  it('is accepted by no call that takes another kind, also under the other’s name', async () => {
    const { admin } = await newTenant();
    const { password: _, ...invited } = someone();
    succeeded(await admin.call(createAccount, invited));
    succeeded(await api()(forgotPasswordRequest, { email: admin.email }));
    const tokens: Record<string, string> = {
      session: admin.token,
      view: succeeded(await admin.call(generateViewToken)).token,
      verify: tokenIn(await mailTo(admin.email, 'Please confirm')),
      reset: tokenIn(await mailTo(admin.email, 'Reset your Dossier')),
      invite: tokenIn(await mailTo(invited.email, 'You are invited')),
    };
    const prefixes = ['dos1', 'dov1', 'doe1', 'dor1', 'doi1', 'dox1', 'dl1'];
    const accepted: string[] = [];
    for (const [kind, token] of Object.entries(tokens)) {
      const disguised = prefixes.map((prefix) => token.replace(/^\w+/, prefix)).filter((other) => other !== token);
      for (const [taken, call, input] of TAKERS) {
        for (const given of kind === taken ? disguised : [token, ...disguised]) {
          const { status } = await api()(call, input(given));
          if (status < 400) accepted.push(`${kind} as ${given.slice(0, 4)} by ${call.subject}`);
        }
      }
      for (const given of kind === 'session' ? disguised : [token, ...disguised]) {
        const { status } = await api(given)(getSecurity);
        if (status < 400) accepted.push(`${kind} as ${given.slice(0, 4)} by a call of people`);
      }
    }
    expect(accepted).toEqual([]);
    // None of it was used up: each still opens what it is for.
    expect((await api()(verifyToken, { token: tokens.verify })).status).toBe(200);
  }, 60_000);
});
