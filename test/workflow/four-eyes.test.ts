import { approveChange } from '@dossier/proto/calls/workflow';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectFailure } from '../support/expect.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { newClient, newDirector, notificationOf } from './client-file.js';

/** Asks for a director and answers the change that waits. */
async function proposed(admin: Person): Promise<string> {
  const company = await newClient(admin);
  const { change } = await newDirector(admin, company);
  await notificationOf(admin, 'forConfirmation', company, change);
  return change;
}

describe.each(['always', 'off'])('with FOUR_EYES=%s', (rule) => {
  const before = process.env.DOSSIER_URL;
  const withServers = hasBareServers ? it : it.skip;
  let stack: OwnStack | undefined;
  beforeAll(async () => {
    if (!hasBareServers) return;
    const settings = { FOUR_EYES: rule, TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1000' };
    stack = await ownStack(settings, 1, ['kyc', 'workflow']);
    process.env.DOSSIER_URL = stack.url;
  });
  afterAll(async () => {
    process.env.DOSSIER_URL = before;
    await stack?.stop();
  });

  withServers('the own change is decided by the rule, whoever else there is', async () => {
    const tenant = await newTenant();
    const alone = await proposed(tenant.admin);
    const first = await tenant.admin.call(approveChange, { id: alone });
    await addUser(tenant, 'DATA_PROCESSOR');
    const second = await tenant.admin.call(approveChange, { id: await proposed(tenant.admin) });
    for (const answer of [first, second]) {
      if (rule === 'off') expect(succeeded(answer).actionTaken).toBe('approved');
      else expectFailure(answer, 403, 'workflow.change.own');
    }
  });
});
