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
  numberOf: '{{0}}, {{1}}',
  download: 'Descargar CSV',
  downloadXlsx: 'Descargar Excel',
  fileName: 'equipo.csv',
  fileNameXlsx: 'equipo.xlsx',
  none: 'Nadie tiene una tarea abierta',
};
