import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/requirements.js';

export const requirements: Translation<typeof source.requirements> = {
  title: 'Requisitos',
  complete: 'Todo lo requerido está en el expediente.',
  of: '{{0}}, {{1}}',
  states: {
    expired: 'Vencido',
    stale: 'Demasiado antiguo',
    expiring: 'Vence',
    missing: 'Falta',
    waived: 'Dispensado',
    ok: 'En el expediente',
  },
  until: '{{0}} {{1}}',
  showAll: 'Mostrar los {{0}}',
  showFewer: 'Mostrar menos',
  waivers: {
    ask: 'Pedir una dispensa',
    askOf: 'Pedir una dispensa: {{0}}',
    title: 'Dispensa: {{0}}',
    hint: 'Cuenta cuando una segunda persona la ha aprobado, hasta el final de su último día.',
    waits: 'La dispensa espera aprobación',
    withdraw: 'Retirar la dispensa',
    withdrawOf: 'Retirar la dispensa: {{0}}',
    withdrawText: 'El documento se debe de nuevo cuando una segunda persona lo haya aprobado.',
    withdrawalWaits: 'La retirada espera aprobación',
    asked: 'La dispensa espera aprobación',
    failed: 'Hubo un error al pedir la dispensa. Inténtelo de nuevo o póngase en contacto con el soporte',
  },
  mail: {
    ends: {
      subject: '{{0}}: hay que renovar documentos',
      intro: 'algo en el expediente de {{0}} ya no es válido o pronto dejará de serlo:',
      expiring: '{{0}} de {{1}} es válido hasta {{2}}.',
      expired: '{{0}} de {{1}} era válido hasta {{2}}.',
      stale: '{{0}} de {{1}} es demasiado antiguo.',
      lapsed: 'La dispensa de {{0}} para {{1}} terminó el {{2}}.',
      button: 'Abrir el expediente del cliente',
    },
    review: {
      subject: 'Revisión de {{0}} el {{1}}',
      ahead: 'la revisión del expediente de {{0}} vence el {{1}}, en {{2}} días.',
      today: 'la revisión del expediente de {{0}} vence ahora.',
      button: 'Abrir el expediente del cliente',
    },
  },
};
