import { decideDueDiligence, loadDueDiligence } from '@dossier/proto/calls/due-diligence';
import { closeComment, commentOnForm, replyToComment } from '@dossier/proto/calls/due-diligence-comments';
import { getFormLinks, renewFormLink, revokeFormLink } from '@dossier/proto/calls/due-diligence-links';
import { checkAccessToken } from '@dossier/proto/calls/identity-links';
import { dueDiligenceTexts } from '@dossier/proto/texts/due-diligence';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newOffice, type Office } from '../kyc/arranged.js';
import { api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { elementsOf, expectTold, newForm, submitted, visitorOf } from './arranged.js';

let office: Office;
let stranger: Person;
let auditor: Person;
beforeAll(async () => {
  office = await newOffice();
  stranger = (await newTenant()).admin;
  auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
}, 30_000);

describe('due-diligence/comment', () => {
  it('blocks approval until the visitor replies or staff closes it', async () => {
    const form = await submitted(office);
    const { id, maker, visitor } = form;
    const [company] = await elementsOf(visitor);
    const ask = { id, about: company?._id, field: 'tax_id', text: 'Which number is this?' };
    const { comment } = succeeded(await maker.call(commentOnForm, ask));
    expect(comment).toMatchObject({
      open: true,
      about: company?._id,
      field: 'tax_id',
      text: '<p>Which number is this?</p>',
    });
    const approve = { id, status: 'approved' };
    expectFailure(await maker.call(decideDueDiligence, approve), 409, 'due_diligence.comments.open');
    const reply = { comment_id: comment._id, text: 'The one of the tax office' };
    expectFailure(await visitor.call(replyToComment, reply), 409, 'due_diligence.record.closed');
    succeeded(await maker.call(decideDueDiligence, { id, status: 'rejected', comment: 'See the comment' }));
    const { dueDiligence } = succeeded(await visitor.call(replyToComment, reply));
    expect(dueDiligence.comments[0]).toMatchObject({ open: false, reply: reply.text });
    const second = succeeded(await maker.call(commentOnForm, { id, text: 'And this?' })).comment;
    const closed = succeeded(await maker.call(closeComment, { comment_id: second._id }));
    expect(closed.dueDiligence.comments.some(({ open }) => open)).toBe(false);
  });

  it('refuses visitors, auditors and others', async () => {
    const { id, visitor, maker } = await newForm(office);
    const ask = { id, text: 'Why?' };
    expectFailure(await visitor.call(commentOnForm, ask), 401, 'session.missing');
    expectFailure(await auditor.call(commentOnForm, ask), 403, 'permission.denied');
    expectFailure(await stranger.call(commentOnForm, ask), 404, 'due_diligence.record.not_found');
    const { comment } = succeeded(await maker.call(commentOnForm, ask));
    const other = (await newForm(office)).visitor;
    for (const by of [other, stranger]) {
      const reply = await by.call(replyToComment, { comment_id: comment._id, text: 'So' });
      expectFailure(reply, 404, 'due_diligence.comment.not_found');
    }
    expectFailure(await visitor.call(closeComment, { comment_id: comment._id }), 401, 'session.missing');
    expectFailure(
      await stranger.call(closeComment, { comment_id: comment._id }),
      404,
      'due_diligence.comment.not_found',
    );
  });

  it('refuses no text, and a part that the form does not have', async () => {
    const { id, maker, visitor } = await newForm(office);
    const { noValue } = dueDiligenceTexts.validation;
    expectTold(await maker.call(commentOnForm, { id, text: ' ' }), { text: noValue });
    expectTold(await visitor.call(replyToComment, { comment_id: id, text: '' }), { text: noValue });
    expect(Object.keys((await maker.call(closeComment, { comment_id: '1' })).body.errors ?? {})).toEqual([
      'comment_id',
    ]);
    const nowhere = await maker.call(commentOnForm, { id, about: office.company_id, text: 'Where?' });
    expectFailure(nowhere, 404, 'due_diligence.element.not_found');
  });
});

describe('the links of a form', () => {
  it('are renewed and revoked; who opened them is told', async () => {
    const { id, maker, visitor } = await newForm(office);
    const purpose = 'due_diligence_form';
    succeeded(await api()(checkAccessToken, { token: visitor.token }));
    const { links, openings } = succeeded(await maker.call(getFormLinks, { id }));
    expect(links.find((link) => link.purpose === purpose)).toMatchObject({ openings: 1, revoked: false });
    expect(openings).toMatchObject([{ purpose, ip: expect.any(String), userAgent: 'node' }]);
    const renewed = succeeded(await maker.call(renewFormLink, { id, purpose }));
    const token = renewed.links.find((link) => link.purpose === purpose)?.token;
    expect(token).not.toBe(visitor.token);
    succeeded(await visitorOf(token).call(loadDueDiligence));
    await eventually(async () => expectFailure(await visitor.call(loadDueDiligence), 401, 'identity.link.ended'));
    const revoked = succeeded(await maker.call(revokeFormLink, { id, purpose }));
    expect(revoked.links.find((link) => link.purpose === purpose)).toMatchObject({ revoked: true });
    await eventually(async () =>
      expectFailure(await visitorOf(token).call(loadDueDiligence), 401, 'identity.link.ended'),
    );
  });

  it('are staff’s alone', async () => {
    const { id, visitor } = await newForm(office);
    const of = { id, purpose: 'due_diligence_form' };
    for (const call of [renewFormLink, revokeFormLink, getFormLinks] as const) {
      const input = call === getFormLinks ? { id } : of;
      expectFailure(await visitor.call(call, input), 401, 'session.missing');
      expectFailure(await auditor.call(call, input), 403, 'permission.denied');
      expectFailure(await stranger.call(call, input), 404, 'due_diligence.record.not_found');
    }
  });

  it('have one of two purposes', async () => {
    const { id, maker } = await newForm(office);
    for (const call of [renewFormLink, revokeFormLink])
      expect(Object.keys((await maker.call(call, { id, purpose: 'all' })).body.errors ?? {})).toEqual(['purpose']);
    expect(Object.keys((await maker.call(getFormLinks, { id: 'x' })).body.errors ?? {})).toEqual(['id']);
  });
});
