import { type Call, isCall } from './call.js';
import * as identity from './identity.js';
import * as identityLinks from './identity-links.js';
import * as identityOperators from './identity-operators.js';
import * as identitySessions from './identity-sessions.js';
import * as kycChanges from './kyc-changes.js';
import * as kycClientFile from './kyc-client-file.js';
import * as kycCompanies from './kyc-companies.js';
import * as kycFiles from './kyc-files.js';
import * as kycOwnership from './kyc-ownership.js';
import * as kycRecords from './kyc-records.js';
import * as kycScreening from './kyc-screening.js';
import * as kycSnapshots from './kyc-snapshots.js';
import * as kycSubsidiaries from './kyc-subsidiaries.js';
import * as notifications from './notifications.js';
import * as ownListUpload from './own-list-upload.js';
import * as sanctionLists from './sanction-lists.js';
import * as screeningReport from './screening-report.js';
import * as screenings from './screenings.js';
import * as workflow from './workflow.js';

/** Every module of calls. A new one is added here, and in the gateway's module if it has routes. */
const MODULES: readonly object[] = [
  identity,
  identityLinks,
  identityOperators,
  identitySessions,
  kycChanges,
  kycClientFile,
  kycCompanies,
  kycFiles,
  kycOwnership,
  kycRecords,
  kycSnapshots,
  kycSubsidiaries,
  workflow,
  notifications,
  kycScreening,
  screenings,
  screeningReport,
  sanctionLists,
  ownListUpload,
];

/** Every call of the system. */
export const allCalls = (): Call[] => MODULES.flatMap((module) => Object.values(module).filter(isCall));
