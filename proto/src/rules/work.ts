import type { PermissionKey } from '../permissions/keys.js';
import { SECTIONS, type Section } from '../records/model/sections.js';

/** What stands in a person's list of work. */
export const WORK_KINDS = ['approval', 'task', 'alert', 'answer', 'expiring', 'review'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Reviews are work from so many days before they are due. */
export const REVIEW_AHEAD_DAYS = 30;
/** Work can be put off for so long at most. */
export const SNOOZE_DAYS = 90;

/** Tasks whose creator has gone. */
export const STRANDED_TASKS = 'stranded tasks';
/** Who looks after what client files must have. */
export const KEEPERS = 'file keepers';
/** Who looks after reviews. */
export const REVIEWERS = 'reviews';

/** Who holds one key of each of these lists has the work: a group without names. */
const GROUPS: Readonly<Record<string, readonly (readonly PermissionKey[])[]>> = {
  ...Object.fromEntries(
    Object.entries(SECTIONS).map(([section, { view }]) => [
      `approve ${section}`,
      [['approve_requested_changes'], [view]],
    ]),
  ),
  alerts: [['world_search']],
  answers: [['update_dashboard', 'approve_requested_changes']],
  [STRANDED_TASKS]: [['view_user']],
  [KEEPERS]: [['update_dashboard', 'verify_report']],
  [REVIEWERS]: [['update_dashboard', 'verify_report']],
};

export const approversOf = (section: Section): string => `approve ${section}`;

/** The groups that a person with these keys is in. */
export const groupsOf = (holds: (...anyOf: PermissionKey[]) => boolean): string[] =>
  Object.entries(GROUPS).flatMap(([group, lists]) => (lists.every((anyOf) => holds(...anyOf)) ? [group] : []));
