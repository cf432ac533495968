import { loadDueDiligence, saveDueDiligence, submitReport } from '@dossier/proto/calls/due-diligence';
import { getFormLinks, revokeFormLink, sendFormLink, stopReminders } from '@dossier/proto/calls/due-diligence-links';
import { getVisitorSettings, saveVisitorSettings } from '@dossier/proto/calls/due-diligence-settings';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newOffice, type Office } from '../kyc/arranged.js';
import { clockStrikes } from '../support/clock.js';
import { expectFailure } from '../support/expect.js';
import { mailsTo, mailTo, tokenIn } from '../support/inbox.js';
import { addUser, newEmail, newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { newForm, SIGNATURE, visitorOf } from './arranged.js';

const DAY_MS = 24 * 3_600_000;
const purpose = 'due_diligence_form';

let office: Office;
let stranger: Person;
let auditor: Person;
beforeAll(async () => {
  office = await newOffice();
  stranger = (await newTenant()).admin;
  auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
}, 30_000);

async function sent() {
  const form = await newForm(office);
  const email = newEmail();
  const links = succeeded(await form.maker.call(sendFormLink, { id: form.id, purpose, email, remind: true }));
  return { ...form, email, links };
}

/** As if the link had been sent so many days ago. */
const daysPass = (id: string, days: number) =>
  onStored('due-diligence', 'due_diligences', async (rows) => {
    await rows.updateOne({ _id: id }, { $set: { 'reminders.since': new Date(Date.now() - days * DAY_MS) } });
  });
const hourPasses = () => clockStrikes('remind-visitors', 'due-diligence');
const reminded = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Reminder: '));

describe('due-diligence/link/send', () => {
  it('sends the link, without a word of the product', async () => {
    const { email, links } = await sent();
    expect(links).toMatchObject({ sent_to: email, sent_at: expect.any(String), reminds: true });
    const mail = await mailTo(email, 'Due diligence form for');
    for (const part of [mail.text, mail.html, mail.subject]) expect(part).not.toMatch(/Dossier/);
    expect(mail.html).toContain('Open the page</a>');
    const { dueDiligence } = succeeded(await visitorOf(tokenIn(mail)).call(loadDueDiligence));
    expect(dueDiligence.reminds).toBe(true);
  });

  it('by officers of the client only', async () => {
    const { id, visitor } = await newForm(office);
    const asked = { id, purpose, email: newEmail() } as const;
    expectFailure(await visitor.call(sendFormLink, asked), 401, 'session.missing');
    expectFailure(await auditor.call(sendFormLink, asked), 403, 'permission.denied');
    expectFailure(await stranger.call(sendFormLink, asked), 404, 'due_diligence.record.not_found');
  });

  it('to an address, of a link that is good', async () => {
    const { id, maker } = await newForm(office);
    const { body } = await maker.call(sendFormLink, { id, purpose, email: 'nobody' });
    expect(Object.keys(body.errors ?? {})).toEqual(['email']);
    succeeded(await maker.call(revokeFormLink, { id, purpose }));
    expectFailure(await maker.call(sendFormLink, { id, purpose, email: newEmail() }), 409, 'due_diligence.link.ended');
  });
});

describe('Reminders', () => {
  it('go out on day 3, 7 and 13, each once, and stop with the last', async () => {
    const { id, email, maker } = await sent();
    await daysPass(id, 2);
    await hourPasses();
    expect(await reminded(email)).toHaveLength(0);
    for (const [day, count] of [
      [3, 1],
      [7, 2],
      [13, 3],
    ] as const) {
      await daysPass(id, day);
      await hourPasses();
      const mail = await mailTo(email, 'Reminder: ', count - 1);
      expect(mail.text).toContain(`${tokenIn(mail)}#stop`);
      await hourPasses();
      expect(await reminded(email)).toHaveLength(count);
    }
    expect(succeeded(await maker.call(getFormLinks, { id })).reminds).toBe(false);
  }, 120_000);

  it('are not sent of a submitted form, nor where the company wants none', async () => {
    const { id, email, visitor } = await sent();
    const wanting = await sent();
    succeeded(await visitor.call(saveDueDiligence, { record: SIGNATURE }));
    succeeded(await visitor.call(submitReport));
    const settings = { sender: '', reminders: false, asks_code: false };
    succeeded(await office.tenant.admin.call(saveVisitorSettings, settings));
    await Promise.all([daysPass(id, 4), daysPass(wanting.id, 4)]);
    await hourPasses();
    succeeded(await office.tenant.admin.call(saveVisitorSettings, { ...settings, reminders: true }));
    // Those that were held back show when this one, asked for after them, is there.
    await hourPasses();
    await mailTo(wanting.email, 'Reminder: ');
    expect(await reminded(wanting.email)).toHaveLength(1);
    expect(await reminded(email)).toHaveLength(0);
  }, 60_000);

  it('are stopped by whoever gets them, and by staff', async () => {
    for (const who of ['visitor', 'maker'] as const) {
      const form = await sent();
      succeeded(await form[who].call(stopReminders, who === 'maker' ? { id: form.id } : {}));
      expect(succeeded(await form.maker.call(getFormLinks, { id: form.id })).reminds).toBe(false);
    }
  });

  it('are stopped by nobody else', async () => {
    const { id, docs } = await newForm(office);
    expectFailure(await docs.call(stopReminders), 403, 'permission.denied');
    expectFailure(await stranger.call(stopReminders, { id }), 404, 'due_diligence.record.not_found');
    expect(Object.keys((await stranger.call(stopReminders, { id: 'x' })).body.errors ?? {})).toEqual(['id']);
  });
});

describe('due-diligence-settings', () => {
  it('are kept for the company: visitors read who asks', async () => {
    const { tenant } = office;
    const settings = { sender: 'Curaçao Trust B.V.', reminders: true, asks_code: false };
    expect(succeeded(await tenant.admin.call(saveVisitorSettings, settings))).toMatchObject(settings);
    expect(succeeded(await office.maker.call(getVisitorSettings))).toMatchObject(settings);
    expect(succeeded(await stranger.call(getVisitorSettings)).sender).toBe('');
    const { visitor, email } = await sent();
    expect(succeeded(await visitor.call(loadDueDiligence)).sender).toBe(settings.sender);
    expect((await mailTo(email, 'Due diligence form for')).html).toContain(settings.sender);
  });

  it('are decided by administrators', async () => {
    const settings = { sender: '', reminders: false, asks_code: false };
    expectFailure(await office.maker.call(saveVisitorSettings, settings), 403, 'permission.denied');
    expectFailure(await auditor.call(getVisitorSettings), 403, 'permission.denied');
  });

  it('are a short name and yes or no', async () => {
    const { admin } = office.tenant;
    const { body } = await admin.call(saveVisitorSettings, {
      sender: 'x'.repeat(101),
      reminders: 'often',
      asks_code: false,
    });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['reminders', 'sender']);
    expect(Object.keys((await admin.call(getVisitorSettings, { of: 'x' } as never)).body.errors ?? {})).toEqual(['of']);
  });
});
