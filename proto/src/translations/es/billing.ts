import type * as source from '../../texts/billing.js';
import type { Translation } from '../../texts/define.js';

export const billing: Translation<typeof source.billing> = {
  types: {
    given: 'Concedido',
    deposit: 'Depósito',
    subscription: 'Suscripción',
    conversion: 'Conversión',
    refund: 'Reembolso',
  },
  entries: {
    given: 'Créditos del operador',
    subscription: 'Suscripción de {{0}} días y {{1}} filas',
    covered: '{{0}} filas de la suscripción',
    paid: '{{0}} filas: {{0}} x {{1}}',
    partly: '{{0}} filas: {{1}} de la suscripción, {{2}} x {{3}}',
    refund: 'El archivo convertido estaba dañado',
  },
  errors: {
    checkValue: 'Compruebe el valor indicado',
    periodBackwards: 'El último día no debe ser anterior al primero',
  },
};
