import { byId } from './changes.mjs';

/** @typedef {import('../evidence.mjs').Evidence} Evidence */

const VIEWS = /** @type {const} */ (['forConfirmation', 'history']);

/** Counts in the lists are what one would count. @param {Evidence} evidence @returns {string[]} */
export function countsRight({ changes, clients, shown }) {
  const rows = (/** @type {string} */ company, /** @type {string} */ view) =>
    changes.workflow.filter((change) => change.company_id === company && change.view === view).length;
  return clients.flatMap((client) =>
    VIEWS.flatMap((view) => {
      const expected = rows(client._id, view);
      const counts = { kept: client[view], shown: shown[client._id]?.[view] ?? expected };
      return Object.entries(counts).flatMap(([how, count]) =>
        count === expected ? [] : [`${client._id} ${view}: ${how} ${count}, there are ${expected}`],
      );
    }),
  );
}

/** Everything belongs to the tenant of the client it is about. @param {Evidence} evidence @returns {string[]} */
export function tenantsApart({ records, changes, clients, audit, outbox }) {
  const companies = byId(records.filter(({ kind }) => kind === 'company'));
  const stray = (
    /** @type {string} */ what,
    /** @type {string} */ id,
    /** @type {string} */ tenant,
    /** @type {string} */ company,
  ) =>
    tenant && tenant === companies.get(company)?.tenant_id
      ? []
      : [`${what} ${id}: tenant ${tenant}, client ${company}`];
  const changeOf = byId(changes.workflow);
  return [
    ...records.flatMap(({ _id, tenant_id, company_id }) => stray('record', _id, tenant_id, company_id)),
    ...changes.kyc.flatMap(({ _id, tenant_id, company_id }) => stray('change', _id, tenant_id, company_id)),
    ...changes.workflow.flatMap(({ _id, tenant_id, company_id }) => stray('review', _id, tenant_id, company_id)),
    ...clients.flatMap(({ _id, tenant_id }) => stray('client', _id, tenant_id, _id)),
    ...audit.workflow.flatMap(({ _id, tenant_id, object }) =>
      stray('audit', String(_id), tenant_id, changeOf.get(object)?.company_id),
    ),
    ...[...outbox.kyc, ...outbox.workflow].flatMap(({ _id, envelope }) =>
      stray('event', String(_id), envelope.tenant, envelope.subject),
    ),
  ];
}

/** During an outage nobody was logged out, refused or shown a broken program. @param {Evidence} evidence @returns {string[]} */
export const outageHonest = ({ traffic }) => traffic.wrong;
