import { succeeded } from './requests.mjs';

/** The counts that the sidebar shows of each client's company. @param {import('./acts.mjs').Client[]} clients @returns {Promise<import('./evidence.mjs').Evidence['shown']>} */
export async function shownCounts(clients) {
  /** @type {import('./evidence.mjs').Evidence['shown']} */
  const shown = {};
  for (const { company, sharedCompany, approvers } of clients) {
    for (const id of [company, sharedCompany]) {
      const count = async (/** @type {string} */ view) =>
        succeeded(await approvers[0].person.get(`notifications/count?view=${view}&company_id=${id}`)).count;
      shown[id] = { forConfirmation: await count('forConfirmation'), history: await count('history') };
    }
  }
  return shown;
}
