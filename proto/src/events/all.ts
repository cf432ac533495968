import type { ServiceName } from '../services.js';
import * as billing from './billing.js';
import * as dueDiligence from './due-diligence.js';
import type { Event } from './event.js';
import * as fiu from './fiu.js';
import * as identity from './identity.js';
import * as kyc from './kyc.js';
import * as sanctions from './sanctions.js';
import * as tasks from './tasks.js';
import * as workflow from './workflow.js';

/** The module of each service's events. */
const MODULES: Record<ServiceName, object> = {
  identity,
  kyc,
  workflow,
  sanctions,
  'due-diligence': dueDiligence,
  tasks,
  billing,
  fiu,
};

const isEvent = (exported: unknown): exported is Event =>
  typeof exported === 'object' && exported !== null && 'subject' in exported && 'data' in exported;

/** Every event of the system. */
export const allEvents = (): Event[] =>
  Object.values(MODULES).flatMap((module) => Object.values(module).filter(isEvent));
