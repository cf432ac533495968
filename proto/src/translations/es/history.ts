import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/history.js';

export const history: Translation<typeof source.history> = {
  hint: 'Estados guardados de este expediente. Nunca cambian.',
  label: 'Etiqueta',
  comment: 'Comentario',
  by: 'Hecho por',
  date: 'Fecha',
  review: 'Revisión',
  removalWaits: 'Eliminación pendiente',
  delete: 'Eliminar {{0}}',
  empty: 'Todavía no hay revisiones',
  emptyHint:
    'Una revisión conserva todos los registros, documentos, la integridad y el esquema de propiedad tal como están ahora.',
  add: 'Guardar revisión',
  addHint:
    'El expediente se guarda como está ahora, con lo que espera aprobación. Se puede ver y comparar más adelante.',
  added: 'La revisión {{0}} se añadió correctamente',
  approveReview: 'Aprobar la revisión',
  approveHint:
    'Guarda el expediente como está ahora, fija la revisión final de cumplimiento en hoy y la próxima según el nivel de riesgo.',
  reviewed: 'Revisión aprobada. La próxima vence el {{0}}',
  compare: 'Comparar',
  difference: {
    title: 'Diferencia',
    hint: 'Datos aprobados de dos estados de este expediente, uno al lado del otro.',
    from: 'De',
    to: 'A',
    now: 'Ahora',
    swap: 'Intercambiar los lados',
    state: '{{0}}, {{1}}',
    none: 'Sin diferencias',
    noneHint: 'Ambos estados contienen los mismos registros y documentos aprobados.',
    changes: { added: 'Añadido', removed: 'Eliminado', changed: 'Cambiado' },
    sections: {
      dashboard: 'Panel',
      general: 'Corporativo',
      ubo: 'Accionistas y UBO',
      mbd: 'Directores gerentes',
      subsidiary: 'Filiales',
      transaction: 'Cuentas y perfil de transacciones',
      history: 'Historial de revisiones',
    },
  },
  banner: 'Instantánea',
  readOnly: 'solo lectura',
};
