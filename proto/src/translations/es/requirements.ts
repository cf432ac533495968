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
  mail: {
    ends: {
      subject: '{{0}}: hay que renovar documentos',
      intro: 'algo en el expediente de {{0}} ya no es válido o pronto dejará de serlo:',
      expiring: '{{0}} de {{1}} es válido hasta {{2}}.',
      expired: '{{0}} de {{1}} era válido hasta {{2}}.',
      stale: '{{0}} de {{1}} es demasiado antiguo.',
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
