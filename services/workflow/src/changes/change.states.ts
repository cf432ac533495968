import type { ActionTaken } from '@dossier/proto/calls/workflow';

/** `expected`: spoken of (superseded, taken along) before its own event was heard. No list shows it. */
export const STATES = [
  'expected',
  'pending',
  'applying',
  'denying',
  'approved',
  'rejected',
  'skipped',
  'cascade_deleted',
] as const;
export type State = (typeof STATES)[number];

/**
 * The allowed steps. The client file has the last word on how a change ended, so every open state reaches every end:
 * a decision that was refused and released may turn out to have been carried out by a second process.
 */
const STEPS: Record<State, readonly State[]> = {
  expected: ['pending', 'approved', 'rejected', 'skipped', 'cascade_deleted'],
  pending: ['applying', 'denying', 'approved', 'rejected', 'skipped', 'cascade_deleted'],
  applying: ['pending', 'approved', 'rejected', 'skipped', 'cascade_deleted'],
  denying: ['pending', 'approved', 'rejected', 'skipped', 'cascade_deleted'],
  approved: [],
  rejected: [],
  skipped: [],
  cascade_deleted: [],
};

/** The states from which a change may come to `state`: the condition of every update that moves it. */
export const statesBefore = (state: State): State[] => STATES.filter((from) => STEPS[from].includes(state));

export const OPEN: readonly State[] = ['pending', 'applying', 'denying'];
export const isEnd = (state: State): state is ActionTaken => STEPS[state].length === 0;
