import { reportClientError } from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectInvalid } from '../support/expect.js';
import { newTenant } from '../support/people.js';

const report = { message: 'x is not a function', stack: 'at load (app.js:1:2)', url: 'https://x.example/?token=1' };

describe('reporting a browser error', () => {
  it('works for anybody, with or without a session', async () => {
    expect(await api()(reportClientError, report)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect((await (await newTenant()).admin.call(reportClientError, { message: 'alone' })).status).toBe(200);
    expect((await api('dos1.ended')(reportClientError, report)).status).toBe(200);
  });

  it('I10: takes a long stack and refuses an endless one', async () => {
    expect((await api()(reportClientError, { ...report, stack: 'x'.repeat(400_000) })).status).toBe(200);
    expect((await api()(reportClientError, { ...report, stack: 'x'.repeat(2_000_000) })).status).toBe(413);
  });

  it('names every bad field', async () => {
    expectInvalid(
      await api()(reportClientError, { stack: 1, url: {}, level: 'fatal' }),
      'message',
      'stack',
      'url',
      'level',
    );
  });
});
