import type { Template } from '../../texts/translate.js';
import { billing } from './billing.js';
import { clientFile } from './client-file.js';
import { clients } from './clients.js';
import { common } from './common.js';
import { contact } from './contact.js';
import { activeContent, documentSentences, documentTitleTexts } from './documents.js';
import { dueDiligenceTexts } from './due-diligence.js';
import { dueDiligenceScreens } from './due-diligence-screens.js';
import { failureTexts } from './failures.js';
import { fiu } from './fiu.js';
import { fiuScreens } from './fiu-screens.js';
import { history } from './history.js';
import { identity } from './identity.js';
import { inputSentences } from './inputs.js';
import { kyc } from './kyc.js';
import { labelTexts } from './labels.js';
import { layout } from './layout.js';
import { listRefusals } from './list-refusals.js';
import { contactMail, mailFrame, mailTexts, noticeMails, visitorMails } from './mail.js';
import { mailsScreen } from './mails.js';
import { notices } from './notices.js';
import { ownershipScreen, ownershipTexts } from './ownership.js';
import { passkeys } from './passkeys.js';
import { policies } from './policies.js';
import { profile } from './profile.js';
import { recordScreens } from './record-screens.js';
import { recordSentences } from './records.js';
import { recovery } from './recovery.js';
import { requirements } from './requirements.js';
import { roleTexts } from './roles.js';
import { sanctionLists } from './sanction-lists.js';
import { screening, screeningAnswerTexts } from './screening.js';
import { screeningReport } from './screening-report.js';
import { singleSignOn } from './single-sign-on.js';
import { tasks } from './tasks.js';
import { team } from './team.js';
import { work } from './work.js';
import { workflow } from './workflow.js';

/** Every text in this language, by its namespace. */
export const translations: Record<string, Template> = {
  billing,
  'client-file': clientFile,
  clients,
  common,
  contact,
  activeContent,
  documents: documentSentences,
  'document-titles': documentTitleTexts,
  dueDiligence: dueDiligenceTexts,
  dueDiligenceScreens,
  failures: failureTexts,
  fiu,
  fiuScreens,
  history,
  identity,
  inputs: inputSentences,
  kyc,
  labels: labelTexts,
  layout,
  'contact-mail': contactMail,
  'mail-frame': mailFrame,
  mail: mailTexts,
  noticeMails,
  visitorMails,
  mails: mailsScreen,
  notices,
  'ownership-screen': ownershipScreen,
  ownership: ownershipTexts,
  passkeys,
  profile,
  policies,
  'record-screens': recordScreens,
  records: recordSentences,
  recovery,
  requirements,
  'list-refusals': listRefusals,
  roles: roleTexts,
  'sanction-lists': sanctionLists,
  screening,
  'screening-answers': screeningAnswerTexts,
  'screening-report': screeningReport,
  'single-sign-on': singleSignOn,
  tasks,
  team,
  work,
  workflow,
};
