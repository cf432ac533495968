import { defineTexts } from './define.js';

/** What people call a role (document 1, section 3). */
export const roleTexts = defineTexts('roles', {
  ADMINISTRATOR: 'Administrator',
  DATA_CONTROLLER: 'Account Manager',
  DATA_PROCESSOR: 'Supervisor',
  COMPLIANCE_OFFICER: 'Compliance Officer',
  EXTERNAL_AUDITOR: 'External Auditor',
  INTERNAL_AUDITOR: 'Internal Auditor',
  TRUST_OFFICER: 'Trust Officer',
  CLIENT: 'Client',
});
