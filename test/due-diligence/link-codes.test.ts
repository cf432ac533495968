import { loadDueDiligence } from '@dossier/proto/calls/due-diligence';
import { dueDiligenceDocInfo } from '@dossier/proto/calls/due-diligence-documents';
import { getFormLinks, renewFormLink, sendFormLink } from '@dossier/proto/calls/due-diligence-links';
import { saveVisitorSettings } from '@dossier/proto/calls/due-diligence-settings';
import { checkAccessToken, confirmLinkCode, sendLinkCode } from '@dossier/proto/calls/identity-links';
import { dueDiligenceTexts } from '@dossier/proto/texts/due-diligence';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newOffice, type Office } from '../kyc/arranged.js';
import { api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure } from '../support/expect.js';
import { mailsTo, mailTo, tokenIn } from '../support/inbox.js';
import { newEmail, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { expectTold, newForm, visitorOf } from './arranged.js';

const SUBJECT = 'Your code to open the page';
const purpose = 'due_diligence_form';
const { wrongCode, sixDigits } = dueDiligenceTexts.validation;

let office: Office;
beforeAll(async () => {
  office = await newOffice();
  succeeded(await office.tenant.admin.call(saveVisitorSettings, { sender: '', reminders: true, asks_code: true }));
}, 30_000);

/** A link that was sent to an address. */
async function sent() {
  const form = await newForm(office);
  const email = newEmail();
  succeeded(await form.maker.call(sendFormLink, { id: form.id, purpose, email }));
  return { ...form, email, token: tokenIn(await mailTo(email, 'Due diligence form for')) };
}

async function codeIn(email: string, earlier = 0): Promise<string> {
  const { text, subject, html } = await mailTo(email, SUBJECT, earlier);
  for (const part of [text, subject, html]) expect(part).not.toContain('Dossier');
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
const ask = api();
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** As if the code had been sent so long ago. */
const later = (id: string, ms: number) =>
  onStored('identity', 'links', async (rows) => {
    await rows.updateOne({ record_id: id, purpose }, { $set: { 'code.at': new Date(Date.now() - ms) } });
  });

describe('A link that asks for a code', () => {
  it('opens with it, in that browser, and tells nothing before', async () => {
    const { token, email } = await sent();
    const shut = await visitorOf(token).call(loadDueDiligence);
    expectFailure(shut, 403, 'identity.link.code_needed');
    expect(JSON.stringify(shut.body)).not.toContain('Harbour');
    expectFailure(await ask(checkAccessToken, { token }), 403, 'identity.link.code_needed');
    const { to } = succeeded(await ask(sendLinkCode, { token }));
    expect(to).toMatch(/^.•••@.•••/);
    const code = await codeIn(email);
    const { proof } = succeeded(await ask(confirmLinkCode, { token, code }));
    succeeded(await ask(checkAccessToken, { token: `${token}.${proof}` }));
    succeeded(await visitorOf(`${token}.${proof}`).call(loadDueDiligence));
    expectFailure(await visitorOf(token).call(loadDueDiligence), 403, 'identity.link.code_needed');
    expectTold(await ask(confirmLinkCode, { token, code }), { code: wrongCode });
  });

  it('opens with no other proof: not that of another link, another version or another address', async () => {
    const [one, two] = [await sent(), await sent()];
    const proofs = await Promise.all(
      [one, two].map(async ({ token, email }) => {
        succeeded(await ask(sendLinkCode, { token }));
        return succeeded(await ask(confirmLinkCode, { token, code: await codeIn(email) })).proof;
      }),
    );
    expectFailure(
      await visitorOf(`${one.token}.${proofs[1]}`).call(loadDueDiligence),
      403,
      'identity.link.code_needed',
    );
    const { links } = succeeded(await one.maker.call(renewFormLink, { id: one.id, purpose }));
    const renewed = links.find((link) => link.purpose === purpose)?.token;
    expectFailure(await visitorOf(`${renewed}.${proofs[0]}`).call(loadDueDiligence), 403, 'identity.link.code_needed');
    succeeded(await two.maker.call(sendFormLink, { id: two.id, purpose, email: newEmail() }));
    await eventually(async () =>
      expectFailure(
        await visitorOf(`${two.token}.${proofs[1]}`).call(loadDueDiligence),
        403,
        'identity.link.code_needed',
      ),
    );
  });

  it('takes five tries, many at once or not, and ten minutes', async () => {
    const { id, token, email } = await sent();
    succeeded(await ask(sendLinkCode, { token }));
    const code = await codeIn(email);
    await Promise.all(Array.from({ length: 5 }, () => ask(confirmLinkCode, { token, code: other(code) })));
    expectTold(await ask(confirmLinkCode, { token, code }), { code: wrongCode });
    await later(id, 61_000);
    succeeded(await ask(sendLinkCode, { token }));
    const second = await codeIn(email, 1);
    await later(id, 601_000);
    expectTold(await ask(confirmLinkCode, { token, code: second }), { code: wrongCode });
  });

  it('sends one code a minute and ten a day', async () => {
    const { id, token, email } = await sent();
    await Promise.all(Array.from({ length: 5 }, () => ask(sendLinkCode, { token })));
    await codeIn(email);
    expect((await mailsTo(email)).filter(({ subject }) => subject === SUBJECT)).toHaveLength(1);
    await onStored('identity', 'links', async (rows) => {
      await rows.updateOne({ record_id: id, purpose }, { $set: { 'codes.count': 10 } });
    });
    await later(id, 61_000);
    expectFailure(await ask(sendLinkCode, { token }), 429, 'rate.limited');
  });

  it('that nobody has sent opens for nobody; the documents ask, too', async () => {
    const { id, visitor, docs, maker } = await newForm(office);
    expectFailure(await ask(sendLinkCode, { token: visitor.token }), 409, 'identity.link.no_address');
    expectFailure(await docs.call(dueDiligenceDocInfo), 403, 'identity.link.code_needed');
    expect(succeeded(await maker.call(getFormLinks, { id })).links).toMatchObject([
      { asks_code: true },
      { asks_code: true },
    ]);
  });

  it('is not asked about with a wrong token or what is no code', async () => {
    const { token } = await sent();
    expectFailure(await ask(sendLinkCode, { token: 'dl1.wrong.wrong' }), 401, 'identity.link.ended');
    expectFailure(await ask(confirmLinkCode, { token: `${token}x`, code: '123456' }), 401, 'identity.link.ended');
    expectTold(await ask(confirmLinkCode, { token, code: '12345' }), { code: sixDigits });
    expect(Object.keys((await ask(sendLinkCode, {} as never)).body.errors ?? {})).toEqual(['token']);
  });
});
