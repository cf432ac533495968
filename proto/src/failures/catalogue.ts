import { defineTexts } from '../texts/define.js';
import { billingFailures } from './billing.js';
import { commonFailures } from './common.js';
import { dueDiligenceFailures } from './due-diligence.js';
import { fiuFailures } from './fiu.js';
import { identityFailures } from './identity.js';
import { kycFailures } from './kyc.js';
import { sanctionsFailures } from './sanctions.js';
import { tasksFailures } from './tasks.js';
import { workflowFailures } from './workflow.js';

/** Every way a call can fail: a stable code, its HTTP status, the sentence the user reads. */
export const FAILURES = {
  ...commonFailures,
  ...identityFailures,
  ...kycFailures,
  ...workflowFailures,
  ...sanctionsFailures,
  ...dueDiligenceFailures,
  ...tasksFailures,
  ...billingFailures,
  ...fiuFailures,
} as const;

export type FailureCode = keyof typeof FAILURES;

type FailureTexts = { readonly [Code in FailureCode]: string };

defineTexts(
  'failures',
  Object.fromEntries(Object.entries(FAILURES).map(([code, { message }]) => [code, message])) as FailureTexts,
);
