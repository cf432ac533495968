import { attackingText, MARKUP } from '../support/attacks';
import { newCompany, sendFile, waiting } from '../support/client-file';
import { newForm } from '../support/due-diligence';
import { newAdministrator, newColleague, type Person } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

const ALL = MARKUP.join(' ');
const IMAGE = '<img src=x onerror=ran()>';

/** Whatever on the page ran, went elsewhere or leads into a script. */
async function watched(page: Page) {
  const ran: string[] = [];
  await page.exposeFunction('ran', () => ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1') ran.push(request.url());
  });
  return async (words: string) => {
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('a[href^="javascript:" i], a[href^="data:" i], iframe, object, embed')).toHaveCount(0);
    expect(ran).toEqual([]);
  };
}

/** A form that staff has sent back with attacks, and that its visitor has answered with as many. */
async function attacked(officer: Person, company_id: string) {
  const { _id: id, token } = await newForm(officer, company_id);
  const record = { filler_full_name: IMAGE, position: IMAGE, date_when_signed: '2026-01-31' };
  await post('due-diligence/save', { record }, token);
  const { element } = await post('due-diligence/add-element', { type: 'shareholder', name: `${IMAGE} Holder` }, token);
  const { _id } = element as { _id: string };
  const answers = { _id, residential_address: ALL, issuing_authority: IMAGE, issuing_state: IMAGE };
  await post('due-diligence/save', { elements: [answers] }, token);
  const place = { doc_type: 'structure_chart', content: `Sent for this ${ALL}` };
  await sendFile({ token }, 'due-diligence/upload-file', place, `${IMAGE}.pdf`);
  await post('due-diligence/submit-report', {}, token);
  const ask = { id, text: `Asked for this ${ALL}` };
  const { comment } = await post('due-diligence/comment', ask, officer.token);
  const back = { id, status: 'rejected', comment: attackingText('Sent back for this') };
  await post('due-diligence/state', back, officer.token);
  const { _id: comment_id } = comment as { _id: string };
  await post('due-diligence/comment/reply', { comment_id, text: `Replied for this ${ALL}` }, token);
  return { id, token };
}

test('I3: rich text of 300 attacks runs nothing and asks no other host in a form, from staff to visitor and back', async ({
  page,
  as,
}) => {
  const officer = await newAdministrator();
  const company_id = await newCompany(officer, 'Palmera Trading N.V.');
  const { id, token } = await attacked(officer, company_id);
  const shows = await watched(page);
  await page.goto(`/fill-due-diligence/?token=${token}`);
  await shows('Sent back for this');
  await shows('Replied for this');

  await as(officer);
  await page.goto(`/${company_id}/due-diligence/${id}`);
  await page.getByRole('button', { name: /Holder/ }).click();
  await expect(page.getByLabel('Residential Address').last()).toHaveValue(ALL, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Comments' }).click();
  await shows('Sent back for this');
  await shows('Replied for this');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: /onerror/ }).click();
  await shows('Sent for this');
});

test('I3: nor in what is stored and denied', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const officer = await newColleague(administrator, 'DATA_CONTROLLER', 'Milan Vos');
  const company_id = await newCompany(officer, 'Palmera Trading N.V.');
  const revision = { company_id, label: 'As it was', comment: attackingText('Stored for this') };
  await post('snapshot-save', revision, officer.token);
  const director = { company_id, location_type: 'local', entity_type: 'entity', name: 'Trust N.V.' };
  await post('md/create', director, officer.token);
  const [change] = await waiting(administrator, company_id, 1);
  const denial = { id: change?._id, text: 'Denied for this reason', comment: attackingText('Denied for this reason') };
  await post('changes/deny', denial, administrator.token);

  const shows = await watched(page);
  await as(officer);
  await page.goto(`/${company_id}/document-history`);
  await shows('Stored for this');
  await page.goto(`/${company_id}/change-log/${change?._id}`);
  await shows('Denied for this reason');
});
