import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/work.js';

export const work: Translation<typeof source.work> = {
  title: 'Mi trabajo',
  hint: 'Todo lo que le espera, por fecha límite. J y K se mueven, Enter abre, S pospone.',
  all: 'Todos',
  snoozedOnly: 'Pospuestos',
  anyRisk: 'Cualquier riesgo',
  kinds: {
    approval: 'Aprobaciones',
    task: 'Tareas',
    alert: 'Alertas de cribado',
    answer: 'Respuestas de clientes',
    expiring: 'Por vencer',
    review: 'Revisiones',
  },
  titles: {
    alert: { one: '{{0}} posible coincidencia en un cribado', other: '{{0}} posibles coincidencias en un cribado' },
    answer: 'Se presentó una diligencia debida',
    expiring: {
      one: '{{0}} documento o dato exigido ha vencido o vence pronto',
      other: '{{0}} documentos o datos exigidos han vencido o vencen pronto',
    },
    review: 'El expediente debe revisarse',
  },
  groups: {
    overdue: 'Vencido',
    today: 'Vence hoy',
    week: 'Vence en una semana',
    later: 'Vence más tarde',
    none: 'Sin fecha límite',
  },
  none: 'Nada le espera',
  noneHint:
    'Aquí aparecen cambios por aprobar, sus tareas, alertas de cribado, respuestas de clientes, lo que vence y revisiones.',
  noneSnoozed: 'No hay nada pospuesto',
  actions: {
    toReview: 'Por revisar',
    done: 'Listo',
    snooze: 'Posponer',
    wake: 'Volver a la lista',
    settle: 'Tratado',
  },
  snooze: {
    title: 'Posponer: {{0}}',
    until: 'De vuelta en la lista el',
    reason: 'Motivo',
    until_tomorrow: 'Mañana',
    until_week: 'En una semana',
  },
  settle: { title: 'Tratado: {{0}}', reason: 'Lo que se encontró' },
  snoozedUntil: 'Hasta {{0}}: {{1}}',
  snoozed: 'Pospuestos',
  woken: 'De vuelta en la lista',
  settled: 'Quitado de la lista',
  errors: {
    loading: 'Se produjo un error al cargar su trabajo. Inténtelo de nuevo o póngase en contacto con el soporte',
    saving: 'Se produjo un error al guardar. Inténtelo de nuevo o póngase en contacto con el soporte',
    untilPast: 'Elija un día posterior a hoy',
    untilFar: 'Elija un día dentro de {{0}} días',
    reason: 'Indique un motivo de al menos 3 caracteres',
  },
};
