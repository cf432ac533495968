import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/screening-report.js';

export const screeningReport: Translation<typeof source.screeningReport> = {
  title: 'Cribado de sanciones de {{0}}',
  filename: 'Cribado de sanciones {{0}} {{1}}.pdf',
  footer: 'Cribado {{0}}, {{1}}',
  client: 'Cliente',
  workspace: 'Espacio de trabajo',
  number: 'Número de cribado',
  score: 'Puntuación',
  picked: 'elegida',
  list: 'Lista',
  entries: 'Entradas',
  version: 'Versión',
  body: 'Organismo',
  country: 'País',
  entry: 'Entrada',
  state: 'Estado',
  inLatin: '{{0}} (en letras latinas)',
  inLatinNote:
    'Lo marcado “en letras latinas” está escrito en un alfabeto que este documento no puede mostrar. Se pasó a letras latinas para leerlo; la respuesta guardada lo tiene como estaba.',
};
