import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/ownership.js';

export const ownershipScreen: Translation<typeof source.ownershipScreen> = {
  title: 'Propiedad',
  chart: 'Esquema de propiedad',
  fullScreen: 'Abrir a pantalla completa',
  download: 'Descargar',
  asPicture: 'Imagen (PNG)',
  asPdf: 'Documento (PDF)',
  downloadFailed: 'Se produjo un error durante la descarga. Inténtelo de nuevo o póngase en contacto con el soporte',
  fit: 'Ajustar a la pantalla',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  controls: 'Tamaño del gráfico',
  map: 'Mapa del gráfico',
  failed:
    'Se produjo un error al cargar el esquema de propiedad. Inténtelo de nuevo o póngase en contacto con el soporte',
  types: {
    main_for_sh: 'Cliente',
    corporate_shareholder: 'Accionista corporativo',
    shareholder: 'Accionista',
    ubo: 'UBO',
    corporate: 'Director gerente',
    official: 'Cargo',
  },
  states: { alert: 'Alerta de cribado', missing: 'Falta', waiting: 'Espera confirmación', complete: 'Completo' },
  unnamed: 'Sin nombre',
  effective: 'Propiedad efectiva',
  effectiveHint: 'Calculada a partir de las participaciones aprobadas. A partir del {{0}} % una persona es UBO.',
  noOwners: 'Según lo aprobado, ninguna persona física posee todavía una parte.',
  ubo: 'UBO',
  unknown: 'El {{0}} % del cliente no pertenece a nadie nombrado en el expediente',
  circle: '{{0}} se poseen entre sí en un círculo, que tiene el {{1}} % del cliente',
  path: '{{0}}: {{1}} %',
  step: '{{0}} {{1}} %',
  paths: 'Cómo {{0}} tiene la participación',
  blocked: '{{0}} pertenece en un {{1}} % a partes con una alerta de cribado confirmada: {{2}}',
  openChart: 'Abrir el esquema de propiedad',
  mismatches: {
    not_declared: '{{0}} posee el {{1}} % y no está declarado como UBO',
    not_computed: '{{0}} está declarado como UBO y no está detrás de ninguna participación',
    share_differs: '{{0}} está declarado con el {{1}} %, las participaciones suman el {{2}} %',
  },
};

export const ownershipTexts: Translation<typeof source.ownershipTexts> = {
  missingShares: 'Participaciones que faltan ({{0}} %)',
  missingDirector: 'Falta un director gerente',
  missingOfficial: 'Falta un cargo',
  individualShareholder: 'Accionista persona física',
  corporateShareholder: 'Accionista corporativo',
  managingDirector: 'Director gerente',
};
