import type { Event } from './event.js';
import * as identity from './identity.js';
import * as kyc from './kyc.js';
import * as sanctions from './sanctions.js';
import * as workflow from './workflow.js';

/** Every module of events; a new one is added here. */
const MODULES: readonly object[] = [identity, kyc, sanctions, workflow];

const isEvent = (exported: unknown): exported is Event =>
  typeof exported === 'object' && exported !== null && 'subject' in exported && 'data' in exported;

/** Every event of the system. */
export const allEvents = (): Event[] => MODULES.flatMap((module) => Object.values(module).filter(isEvent));
