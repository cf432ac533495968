import { createCompany, getDashboard, updateReview } from '@dossier/proto/calls/kyc-companies';
import { listNotices } from '@dossier/proto/calls/notices';
import { addDays, dayMonthYear, today } from '@dossier/proto/rules/dates';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { clockStrikes } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { mailsTo, mailTo } from '../support/inbox.js';
import { addUser, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { approve, made, newOffice, type Office } from './arranged.js';

const FILLED = {
  risk_level: 'low',
  next_review_date_type: 'manual',
  previous_review_date: '2026-01-01',
  date_final_compliance_review: '2026-01-01',
};

let office: Office;
let supervisor: Person;

/** An account holder whose next review is so many days ahead. */
async function due(first_name: string, ahead: number, values: object = FILLED): Promise<string> {
  const holder = { company_type: 'account_holder', account_holder_type: 'bank', first_name, last_name: 'Croes' };
  const { id } = await made(office.maker, createCompany, holder, 'company');
  const next_review_date = addDays(today(), ahead);
  const { changes } = succeeded(
    await office.maker.call(updateReview, {
      id,
      next_review_date_type: 'manual',
      next_review_date,
      ...values,
    }),
  );
  await approve(office.approver, (changes as string[])[0] ?? '');
  return id;
}

/** How many days before its review people were told, in the order in which the events left. */
const toldOf = (company: string): Promise<unknown[]> =>
  onStored('kyc', 'outbox', async (rows) => {
    const filter = { subject: 'dossier.kyc.review.due.v1', 'envelope.subject': company };
    const told = await rows.find(filter).sort({ _id: 1 }).toArray();
    return told.map((row) => (row.envelope as { data: { days_left: number } }).data.days_left);
  });

const subjects = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Review of'));

describe('reminders of the next review', () => {
  let clients: Record<'month' | 'week' | 'now' | 'between' | 'incomplete', string>;

  beforeAll(async () => {
    office = await newOffice();
    supervisor = await addUser(office.tenant, 'DATA_PROCESSOR');
    clients = {
      month: await due('Month', 30),
      week: await due('Week', 7),
      now: await due('Now', 0),
      between: await due('Between', 15),
      incomplete: await due('Incomplete', 7, {}),
    };
  });

  it('are sent once, 30 and 7 days before it and on its day', async () => {
    for (let time = 0; time < 3; time++) await clockStrikes('remind-of-reviews');
    expect(await Promise.all([clients.month, clients.week, clients.now, clients.between].map(toldOf))).toEqual([
      [30],
      [7],
      [0],
      [],
    ]);
    const day = dayMonthYear(addDays(today(), 7));
    for (const { email } of [office.maker, supervisor]) {
      const { text } = await mailTo(email, `Review of Week Croes due on ${day}`);
      expect(text).toContain(`/${clients.week}/`);
      await mailTo(email, 'Review of Month Croes');
      await mailTo(email, 'Review of Now Croes');
      expect(await subjects(email)).toHaveLength(3);
    }
    expect(await subjects(office.tenant.admin.email)).toEqual([]);
  });

  it('stand under the bell of the same people', async () => {
    const day = dayMonthYear(addDays(today(), 7));
    const reviews = async (by: Person) =>
      succeeded(await by.call(listNotices, { kind: 'review' })).notices.map(({ text, client, path }) => ({
        text,
        client,
        path,
      }));
    const week = { text: `Review due on ${day}`, client: 'Week Croes', path: `/${clients.week}/` };
    for (const keeper of [office.maker, supervisor])
      await eventually(async () => expect(await reviews(keeper)).toContainEqual(week));
    expect(await reviews(supervisor)).toHaveLength(3);
    expect(await reviews(office.tenant.admin)).toEqual([]);
  });

  it('are not sent while the file is incomplete, which the dashboard names', async () => {
    expect(await toldOf(clients.incomplete)).toEqual([]);
    const { missingFields } = succeeded(await office.maker.call(getDashboard, { company_id: clients.incomplete }));
    expect(missingFields.map(({ field }) => field)).toContain('risk_level');
    const missing = { id: clients.incomplete, ...FILLED, next_review_date: addDays(today(), 7) };
    const { changes } = succeeded(await office.maker.call(updateReview, missing));
    await approve(office.approver, (changes as string[])[0] ?? '');
    await clockStrikes('remind-of-reviews');
    expect(await toldOf(clients.incomplete)).toEqual([7]);
  });
});
