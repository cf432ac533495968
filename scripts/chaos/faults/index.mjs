import { alter, double, drop } from './tools.mjs';

/** @typedef {import('./tools.mjs').Fault} Fault */

const approvedEdit = { state: 'approved', actionType: 'change' };
const waitingCity = { 'fields.city.new_value': { $exists: true }, removed_at: { $exists: false } };
const official = { kind: 'person', removed_at: { $exists: false }, add: { $exists: false } };

/** @type {Fault[]} what loses, doubles or leaves half done */
const decisions = [
  {
    title: 'an answered save that the reviews lost',
    found: 'every answered success is there',
    plant: ({ workflow }) => drop(workflow, 'changes', approvedEdit),
  },
  {
    title: 'an answered save that the client file lost',
    found: 'every answered success is there',
    plant: ({ kyc }) => drop(kyc, 'changes', { state: 'applied', actionType: 'change' }),
  },
  {
    title: 'an approval that was rolled back',
    found: 'client file and review agree',
    plant: ({ kyc }) => alter(kyc, 'changes', { state: 'applied' }, { $set: { state: 'open' } }),
  },
  {
    title: 'an outcome that turned round',
    found: 'every answered success is there',
    plant: ({ workflow }) => alter(workflow, 'changes', approvedEdit, { $set: { state: 'rejected' } }),
  },
  {
    title: 'a decision that hangs',
    found: 'nothing is stuck',
    plant: ({ workflow }) =>
      alter(workflow, 'changes', { state: 'pending' }, { $set: { state: 'applying', op: { step: 'approve' } } }),
  },
  {
    title: 'a review that is still only expected',
    found: 'nothing is stuck',
    plant: ({ workflow }) => alter(workflow, 'changes', { state: 'skipped' }, { $set: { state: 'expected' } }),
  },
  {
    title: 'an end without a handler',
    found: 'handler and time are set once',
    plant: ({ workflow }) => alter(workflow, 'changes', approvedEdit, { $unset: { handled_by: 1 } }),
  },
  {
    title: 'a second handler',
    found: 'every answered success is there',
    plant: ({ workflow, told }) => {
      const decided = told.journal.find(({ told: how, by }) => how === 'approved' && by);
      return alter(workflow, 'changes', { _id: decided?.change }, { $set: { handled_by: 'f'.repeat(24) } });
    },
  },
];

/** @type {Fault[]} what is wrong in the client file itself */
const values = [
  {
    title: 'a value that nobody approved',
    found: 'values are those last approved',
    plant: ({ kyc }) => alter(kyc, 'records', official, { $set: { 'fields.firstName.value': 'Nobody' } }),
  },
  {
    title: 'an approved value that is gone',
    found: 'values are those last approved',
    plant: ({ kyc }) => alter(kyc, 'records', official, { $unset: { 'fields.firstName': 1 } }),
  },
  {
    title: 'a value that waits for a change that has ended',
    found: 'what waits has an open change',
    plant: async ({ kyc }) => {
      const ended = await kyc.collection('changes').findOne({ state: 'applied' });
      return alter(kyc, 'records', official, { $set: { 'fields.zip': { new_value: '12345', change: ended?._id } } });
    },
  },
  {
    title: 'a record that waits for an addition that does not exist',
    found: 'what waits has an open change',
    plant: ({ kyc }) => alter(kyc, 'records', official, { $set: { add: 'f'.repeat(24) } }),
  },
  {
    title: 'an open change whose waiting value is gone',
    found: 'an open change waits somewhere',
    plant: ({ kyc }) => alter(kyc, 'records', waitingCity, { $unset: { 'fields.city': 1 } }),
  },
  {
    title: 'a record that was made twice',
    found: 'made once',
    plant: ({ kyc, told }) => {
      const added = told.journal.find(({ kind, told: how }) => kind === 'add' && how === 'approved');
      return double(kyc, 'records', { _id: added?.record });
    },
  },
  {
    title: 'a removal that left something hanging',
    found: 'nothing hangs on a removed record',
    plant: ({ kyc }) =>
      alter(kyc, 'records', { kind: 'md', removed_at: { $exists: false } }, { $set: { removed_at: new Date() } }),
  },
  {
    title: 'an approved removal that did not happen',
    found: 'cascades are whole',
    plant: async ({ kyc, workflow }) => {
      const removal = await workflow.collection('changes').findOne({ state: 'approved', actionType: 'remove' });
      return alter(kyc, 'records', { _id: removal?.object_id }, { $unset: { removed_at: 1 } });
    },
  },
  {
    title: 'half a cascade',
    found: 'client file and review agree',
    plant: ({ workflow }) => alter(workflow, 'changes', { state: 'cascade_deleted' }, { $set: { state: 'approved' } }),
  },
];

/** @type {Fault[]} what is wrong in the trail, the events and the counts */
const trail = [
  {
    title: 'a change that was applied twice',
    found: 'client file audited once',
    plant: ({ kyc }) => double(kyc, 'audit', { action: /\.applied$/ }),
  },
  {
    title: 'a save without an audit entry',
    found: 'client file audited once',
    plant: ({ kyc }) => drop(kyc, 'audit', { action: /\.proposed$/ }),
  },
  {
    title: 'a decision without an audit entry',
    found: 'review audited once',
    plant: ({ workflow }) => drop(workflow, 'audit', { action: 'change.rejected' }),
  },
  {
    title: 'an event that never left',
    found: 'outboxes are drained',
    plant: ({ workflow }) => alter(workflow, 'outbox', {}, { $unset: { sent_at: 1 } }),
  },
  {
    title: 'an event that nobody heard',
    found: 'every event was heard',
    plant: ({ workflow }) => drop(workflow, 'inbox', { _id: /^workflow:change-proposed/ }),
  },
  {
    title: 'an event that overtook its client',
    found: 'events keep the order of their commits',
    plant: ({ workflow }) => alter(workflow, 'outbox', { seq: { $gt: 0 } }, { $set: { seq: 0 } }),
  },
  {
    title: 'an event that nobody saw committed',
    found: 'events keep the order of their commits',
    plant: async ({ told }) => {
      const lost = told.commits.kyc.pop();
      return async () => lost && told.commits.kyc.push(lost);
    },
  },
  {
    title: 'an end that was never told',
    found: 'every end was told once',
    plant: ({ workflow }) => drop(workflow, 'outbox', { subject: /approved/ }),
  },
  {
    title: 'an end that was told twice',
    found: 'every end was told once',
    plant: ({ workflow }) => double(workflow, 'outbox', { subject: /rejected/ }),
  },
  {
    title: 'a count that drifted',
    found: 'counts are rows',
    plant: ({ workflow }) => alter(workflow, 'clients', {}, { $inc: { history: 1 } }),
  },
  {
    title: 'a count on the screen that is not the number of rows',
    found: 'counts are rows',
    plant: async ({ told }) => {
      const [counts] = Object.values(told.shown);
      if (!counts) throw new Error('No counts were shown');
      counts.forConfirmation += 1;
      return async () => {
        counts.forConfirmation -= 1;
      };
    },
  },
  {
    title: 'a change in the hands of another tenant',
    found: 'tenants are apart',
    plant: async ({ workflow }) => {
      const [one, other] = await workflow.collection('clients').distinct('tenant_id');
      return alter(workflow, 'changes', { tenant_id: one }, { $set: { tenant_id: other } });
    },
  },
  {
    title: 'an outage that looked like a lost permission',
    found: 'an outage is only an outage',
    plant: async ({ told }) => {
      told.traffic.wrong.push('POST changes/approve: 403 permission.denied');
      return async () => told.traffic.wrong.pop();
    },
  },
];

export const FAULTS = [...decisions, ...values, ...trail];
