import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/team.js';

export const team: Translation<typeof source.team> = {
  title: 'Equipo',
  hint: 'Tareas abiertas de cada persona. Cada número abre sus tareas.',
  nobody: 'Nadie',
  fields: {
    person: 'Persona',
    open: 'Abierto',
    toDo: 'Por hacer',
    review: 'En revisión',
    overdue: 'Vencido',
    week: 'De menos de una semana',
    month: 'De menos de un mes',
    longer: 'De un mes o más',
  },
  numberOf: '{{0}}, {{1}}',
  download: 'Descargar CSV',
  fileName: 'equipo.csv',
  none: 'Nadie tiene una tarea abierta',
};
