import * as credits from '@dossier/proto/calls/billing-credits';
import { getReceipt, getStatement } from '@dossier/proto/calls/billing-papers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { baseUrl } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, succeeded, type Tenant } from '../support/people.js';
import { newOperator } from './operator.js';

const month = new Date().toISOString().slice(0, 7);

describe('receipts and statements', () => {
  let tenant: Tenant;
  let entry: string;

  beforeAll(async () => {
    tenant = await newTenant();
    const { call } = await newOperator();
    const gift = { user_id: tenant.admin.id, amount: 12.5, comment: 'Bank transfer' };
    succeeded(await call(credits.giveCredit, gift));
    const listed = succeeded(await tenant.admin.call(credits.listCredits));
    entry = listed.credits[0]?._id ?? '';
  });

  async function pdf(path: string, query: Record<string, string>): Promise<{ bytes: Buffer; name: string | null }> {
    const headers = { authorization: `Bearer ${tenant.admin.token}` };
    const response = await fetch(`${baseUrl()}/api/v1/${path}?${new URLSearchParams(query)}`, { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return {
      bytes: Buffer.from(await response.arrayBuffer()),
      name: response.headers.get('content-disposition'),
    };
  }

  it('are PDFs; the same entry gives the same receipt', async () => {
    const [first, again] = [await pdf('get-receipt', { entry }), await pdf('get-receipt', { entry })];
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.bytes.equals(again.bytes)).toBe(true);
    expect(first.name).toContain('receipt-1.pdf');
    for (const asked of [month, '2020-01']) {
      const { bytes, name } = await pdf('get-statement', { month: asked });
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(name).toContain(`statement-${asked}.pdf`);
    }
  });

  it('are for those of the company who see its wallet', async () => {
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    expectFailure(await officer.call(getReceipt, { entry }), 403, 'permission.denied');
    expectFailure(await officer.call(getStatement, { month }), 403, 'permission.denied');
    const stranger = await newTenant('Bea Stranger');
    expectFailure(await stranger.admin.call(getReceipt, { entry }), 404, 'billing.entry.not_found');
  });

  it('are refused for what is no entry and no month', async () => {
    const { call } = tenant.admin;
    expectFailure(await call(getReceipt, { entry: 'given:nothing' }), 404, 'billing.entry.not_found');
    expectInvalid(await call(getReceipt, { entry: '' }), 'entry');
    for (const wrong of ['2026-13', '2026', 'May']) expectInvalid(await call(getStatement, { month: wrong }), 'month');
  });
});
