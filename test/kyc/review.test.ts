import { getDashboard, listCompanies, updateReview } from '@dossier/proto/calls/kyc-companies';
import { completeReport } from '@dossier/proto/calls/kyc-review';
import { listSnapshots } from '@dossier/proto/calls/kyc-snapshots';
import { addMonths, today } from '@dossier/proto/rules/dates';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { approve, newOffice, type Office } from './arranged.js';

const COMPLETE = {
  risk_level: 'medium',
  next_review_date_type: 'automatic',
  extension_profit_tax: 'NO',
  current_fiscal_year: 2026,
  last_annual_account_on_file: 2025,
  last_filed_profit_tax_on_file: 2025,
  last_board_meeting: '2026-03-01',
};

let office: Office;
let supervisor: Person;
const fill = async (values: object): Promise<string> =>
  (succeeded(await office.maker.call(updateReview, { id: office.company_id, ...values })).changes as string[])[0] ?? '';
const review = (by: Person = supervisor, more: object = {}) =>
  by.call(completeReport, { company_id: office.company_id, label: 'Review 2026', ...more });

describe('the approval of a review', () => {
  beforeEach(async () => {
    office = await newOffice();
    supervisor = await addUser(office.tenant, 'DATA_PROCESSOR');
  });

  it('stores the file, and moves the dates by the risk rule at once', async () => {
    await approve(supervisor, await fill(COMPLETE));
    const comment = { ops: [{ insert: 'All in order\n' }] };
    const answer = succeeded(await review(supervisor, { comment }));
    const dates = {
      date_final_compliance_review: today(),
      previous_review_date: today(),
      next_review_date: addMonths(today(), 24),
    };
    expect(answer).toMatchObject({ ...dates, snapshot: { label: 'Review 2026', comment, review: true } });
    const { companyData, missingFields } = succeeded(
      await office.maker.call(getDashboard, { company_id: office.company_id }),
    );
    expect(companyData).toMatchObject(
      Object.fromEntries(Object.entries(dates).map(([name, value]) => [name, { value }])),
    );
    expect(missingFields).toEqual([]);
    const { snapshots } = succeeded(await office.maker.call(listSnapshots, { id: office.company_id }));
    expect(snapshots).toHaveLength(1);
    const at = { company_id: office.company_id, snapshotId: answer.snapshot._id };
    expect(succeeded(await office.maker.call(getDashboard, at)).companyData).toEqual(companyData);
    const { companies } = succeeded(await office.maker.call(listCompanies, {}));
    expect(companies[0]?.next_review_date).toBe(dates.next_review_date);
  });

  it('keeps a next date that somebody chose', async () => {
    const next_review_date = addMonths(today(), 3);
    await approve(supervisor, await fill({ ...COMPLETE, next_review_date_type: 'manual', next_review_date }));
    expect(succeeded(await review())).toMatchObject({ next_review_date, previous_review_date: today() });
  });

  it('is refused while fields are missing, which are named, but not those that it fills in itself', async () => {
    const answer = await review();
    expectFailure(answer, 409, 'kyc.review.incomplete');
    const { missing } = (answer.body as { details?: unknown }).details as { missing: { field: string }[] };
    expect(missing.map(({ field }) => field)).toEqual([
      'risk_level',
      'next_review_date',
      'current_fiscal_year',
      'last_annual_account_on_file',
      'last_board_meeting',
      'last_filed_profit_tax_on_file',
      'extension_profit_tax',
    ]);
    expect(succeeded(await supervisor.call(listSnapshots, { id: office.company_id })).snapshots).toEqual([]);
  });

  it('is refused while a change waits', async () => {
    await approve(supervisor, await fill(COMPLETE));
    await fill({ activity: 'Shipping' });
    const answer = await review();
    expectFailure(answer, 409, 'kyc.review.changes_wait');
    expect((answer.body as { details?: unknown }).details).toEqual({ records: ['Harbour Trading'] });
  });

  it('is for those with the key, in their own tenant, and asks for a label', async () => {
    expectFailure(await review(office.maker), 403, 'permission.denied');
    expectFailure(await review((await newTenant()).admin), 404, 'kyc.company.not_found');
    expectInvalid(await review(supervisor, { label: ' ' }), 'label');
    expectInvalid(await review(supervisor, { comment: 'plain' }), 'comment');
  });
});
