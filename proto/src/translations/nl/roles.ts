import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/roles.js';

export const roleTexts: Translation<typeof source.roleTexts> = {
  ADMINISTRATOR: 'Beheerder',
  DATA_CONTROLLER: 'Accountmanager',
  DATA_PROCESSOR: 'Supervisor',
  COMPLIANCE_OFFICER: 'Compliance officer',
  EXTERNAL_AUDITOR: 'Externe auditor',
  INTERNAL_AUDITOR: 'Interne auditor',
  TRUST_OFFICER: 'Trust officer',
  CLIENT: 'Cliënt',
};
