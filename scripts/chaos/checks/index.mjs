import { answersKept, handledOnce, nothingStuck, statesAgree } from './changes.mjs';
import { cascadesWhole, changesHaveMarks, madeOnce, marksHaveChanges, noOrphans, valuesApproved } from './records.mjs';
import { endsTold, eventsHeard, eventsInOrder, fileAudited, outboxDrained, reviewAudited } from './trail.mjs';
import { countsRight, outageHonest, tenantsApart } from './whole.mjs';

/**
 * What has to hold after any run. Each looks at everything and names what breaks it.
 * @typedef {(evidence: import('../evidence.mjs').Evidence) => string[]} Check
 */
export const CHECKS = {
  'every answered success is there': answersKept,
  'client file and review agree': statesAgree,
  'nothing is stuck': nothingStuck,
  'handler and time are set once': handledOnce,
  'values are those last approved': valuesApproved,
  'made once': madeOnce,
  'what waits has an open change': marksHaveChanges,
  'an open change waits somewhere': changesHaveMarks,
  'cascades are whole': cascadesWhole,
  'nothing hangs on a removed record': noOrphans,
  'client file audited once': fileAudited,
  'review audited once': reviewAudited,
  'outboxes are drained': outboxDrained,
  'every event was heard': eventsHeard,
  'events keep the order of their commits': eventsInOrder,
  'every end was told once': endsTold,
  'counts are rows': countsRight,
  'tenants are apart': tenantsApart,
  'an outage is only an outage': outageHonest,
};

/** @typedef {keyof typeof CHECKS} CheckName */
/** @typedef {{ check: CheckName, problems: string[] }} Finding */

/** @param {import('../evidence.mjs').Evidence} evidence @returns {Finding[]} */
export const checkAll = (evidence) =>
  Object.entries(CHECKS).map(([check, look]) => ({
    check: /** @type {CheckName} */ (check),
    problems: look(evidence),
  }));
