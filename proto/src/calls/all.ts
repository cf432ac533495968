import * as billingAccounts from './billing-accounts.js';
import * as billingConversions from './billing-conversions.js';
import * as billingCredits from './billing-credits.js';
import * as billingPapers from './billing-papers.js';
import * as billingPlatform from './billing-platform.js';
import * as billingUsage from './billing-usage.js';
import * as billingWallet from './billing-wallet.js';
import { type Call, isCall } from './call.js';
import * as dueDiligence from './due-diligence.js';
import * as dueDiligenceComments from './due-diligence-comments.js';
import * as dueDiligenceDocuments from './due-diligence-documents.js';
import * as dueDiligenceIntake from './due-diligence-intake.js';
import * as dueDiligenceLinks from './due-diligence-links.js';
import * as dueDiligencePrint from './due-diligence-print.js';
import * as dueDiligenceRefresh from './due-diligence-refresh.js';
import * as dueDiligenceSettings from './due-diligence-settings.js';
import * as fiuFiles from './fiu-files.js';
import * as fiuProfiles from './fiu-profiles.js';
import * as fiuReports from './fiu-reports.js';
import * as fiuSavedInfo from './fiu-saved-info.js';
import * as identity from './identity.js';
import * as identityBackOffice from './identity-back-office.js';
import * as identityLinks from './identity-links.js';
import * as identityMails from './identity-mails.js';
import * as identityOperators from './identity-operators.js';
import * as identityPeople from './identity-people.js';
import * as identityReporter from './identity-reporter.js';
import * as identitySessions from './identity-sessions.js';
import * as kycCards from './kyc-cards.js';
import * as kycChanges from './kyc-changes.js';
import * as kycClientFile from './kyc-client-file.js';
import * as kycCompanies from './kyc-companies.js';
import * as kycDifference from './kyc-difference.js';
import * as kycFileHistory from './kyc-file-history.js';
import * as kycFiles from './kyc-files.js';
import * as kycIntake from './kyc-intake.js';
import * as kycOwnership from './kyc-ownership.js';
import * as kycPolicies from './kyc-policies.js';
import * as kycRecords from './kyc-records.js';
import * as kycRequirements from './kyc-requirements.js';
import * as kycReview from './kyc-review.js';
import * as kycScreening from './kyc-screening.js';
import * as kycSnapshots from './kyc-snapshots.js';
import * as kycSubsidiaries from './kyc-subsidiaries.js';
import * as live from './live.js';
import * as notices from './notices.js';
import * as notifications from './notifications.js';
import * as ownListUpload from './own-list-upload.js';
import * as sanctionLists from './sanction-lists.js';
import * as screeningReport from './screening-report.js';
import * as screenings from './screenings.js';
import * as tasks from './tasks.js';
import * as team from './team.js';
import * as threads from './threads.js';
import * as tickets from './tickets.js';
import * as work from './work.js';
import * as workflow from './workflow.js';
import * as workflowApprovers from './workflow-approvers.js';
import * as workflowWaiting from './workflow-waiting.js';

/** Every module of calls, below the title that its operations have in the documentation. A new one is added here. */
export const CALL_GROUPS: readonly (readonly [title: string, module: object])[] = [
  ['Identity', identity],
  ['Visitors', identityLinks],
  ['Mails', identityMails],
  ['Identity', identityOperators],
  ['Identity', identityPeople],
  ['Identity', identityReporter],
  ['Identity', identitySessions],
  ['Clients', kycCompanies],
  ['Client file', kycClientFile],
  ['Ownership', kycOwnership],
  ['Requirements', kycRequirements],
  ['Requirements', kycPolicies],
  ['Records', kycRecords],
  ['Snapshots', kycSnapshots],
  ['Snapshots', kycDifference],
  ['Reviews', kycReview],
  ['Subsidiaries', kycSubsidiaries],
  ['Document sections', kycFiles],
  ['Document sections', kycFileHistory],
  ['Workflow', workflow],
  ['Clients', kycCards],
  ['Workflow', kycChanges],
  ['Workflow', kycIntake],
  ['Workflow', workflowApprovers],
  ['Workflow', workflowWaiting],
  ['Notifications', notifications],
  ['Notices', notices],
  ['My work', work],
  ['Team', team],
  ['Live', live],
  ['Sanction screening', screenings],
  ['Sanction screening', kycScreening],
  ['Sanction lists', sanctionLists],
  ['Sanction lists', ownListUpload],
  ['Sanction screening', screeningReport],
  ['Due diligence', dueDiligence],
  ['Due diligence', dueDiligenceDocuments],
  ['Due diligence', dueDiligenceComments],
  ['Due diligence', dueDiligenceLinks],
  ['Due diligence', dueDiligenceIntake],
  ['Tasks', tasks],
  ['Support tickets', tickets],
  ['Files of tasks and tickets', threads],
  ['Due diligence', dueDiligencePrint],
  ['Due diligence', dueDiligenceRefresh],
  ['Due diligence', dueDiligenceSettings],
  ['Back office', identityBackOffice],
  ['Back office', billingPlatform],
  ['Back office', billingUsage],
  ['Credits', billingCredits],
  ['Credits', billingWallet],
  ['Credits', billingPapers],
  ['Credits', billingAccounts],
  ['Credits', billingConversions],
  ['Reports to the FIU', fiuFiles],
  ['Reports to the FIU', fiuProfiles],
  ['Reports to the FIU', fiuReports],
  ['Reports to the FIU', fiuSavedInfo],
];

/** Every call of the system. */
export const allCalls = (): Call[] => CALL_GROUPS.flatMap(([, module]) => Object.values(module).filter(isCall));
