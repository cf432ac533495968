import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/team.js';

export const team: Translation<typeof source.team> = {
  title: 'Equipo',
  hint: 'Tareas abiertas de cada persona, y decisiones. Cada número abre su lista.',
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
  overdueByRisk: 'Vencido por riesgo del cliente',
  approvals: {
    title: 'Cambios por semana',
    week: 'Semana del',
    proposed: 'Propuestos',
    decided: 'Decididos',
    time: 'Tiempo mediano hasta la decisión',
    person: 'Quién decidió',
    people: 'Decisiones de las últimas 12 semanas',
    hours: '{{0}} h',
    days: '{{0}} d',
    none: 'No se decidió nada en las últimas 12 semanas',
  },
  changes: {
    proposed: 'Propuestos en la semana del {{0}}',
    decided: 'Decididos en la semana del {{0}}',
    by: 'Decididos por {{0}} en las últimas 12 semanas',
    none: 'No hay cambios de ese tipo',
  },
  numberOf: '{{0}}, {{1}}',
  download: 'Descargar CSV',
  downloadXlsx: 'Descargar Excel',
  fileName: 'equipo.csv',
  fileNameXlsx: 'equipo.xlsx',
  none: 'Nadie tiene una tarea abierta',
};
