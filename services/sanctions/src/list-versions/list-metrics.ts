import { Gauge } from '@dossier/kit/metrics';
import type { ListSource } from '../lists/sources.js';
import { isStale } from './staleness.js';
import type { StateRecord } from './version.schema.js';

const labelNames = ['list'] as const;
const age = new Gauge({
  name: 'dossier_sanction_list_age_seconds',
  help: 'Time since the publisher of a list was last asked with success; absent for a list never fetched',
  labelNames,
});
const stale = new Gauge({
  name: 'dossier_sanction_list_stale',
  help: '1 for a list that is switched on and was not refreshed in time',
  labelNames,
});
const alarm = new Gauge({
  name: 'dossier_sanction_list_alarm',
  help: '1 while the last refresh of a list was refused or failed, or its version in force could not be loaded',
  labelNames,
});

/** Shows how a list stands in the metrics of this process. */
export function measureList(source: ListSource, state: StateRecord, now: number = Date.now()): void {
  const list = source.id;
  if (state.checked_at) age.set({ list }, (now - state.checked_at.getTime()) / 1000);
  stale.set({ list }, source.isOn && isStale(source, state, now) ? 1 : 0);
  alarm.set({ list }, state.alarm ? 1 : 0);
}
