import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/roles.js';

export const roleTexts: Translation<typeof source.roleTexts> = {
  ADMINISTRATOR: 'Administrador',
  DATA_CONTROLLER: 'Gestor de cuentas',
  DATA_PROCESSOR: 'Supervisor',
  COMPLIANCE_OFFICER: 'Oficial de cumplimiento',
  EXTERNAL_AUDITOR: 'Auditor externo',
  INTERNAL_AUDITOR: 'Auditor interno',
  TRUST_OFFICER: 'Oficial fiduciario',
  CLIENT: 'Cliente',
};
