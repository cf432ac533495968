import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/ownership.js';

export const ownershipScreen: Translation<typeof source.ownershipScreen> = {
  title: 'Eigendom',
  chart: 'Eigendomsschema',
  fullScreen: 'Op volledig scherm openen',
  download: 'Downloaden',
  asPicture: 'Afbeelding (PNG)',
  asPdf: 'Document (PDF)',
  downloadFailed: 'Het downloaden is mislukt. Probeer het opnieuw of neem contact op met de ondersteuning',
  fit: 'Passend maken',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  controls: 'Grootte van het schema',
  map: 'Overzicht van het schema',
  failed: 'Het eigendomsschema kon niet worden geladen. Probeer het opnieuw of neem contact op met de ondersteuning',
  types: {
    main_for_sh: 'Cliënt',
    corporate_shareholder: 'Zakelijke aandeelhouder',
    shareholder: 'Aandeelhouder',
    ubo: 'UBO',
    corporate: 'Bestuurder',
    official: 'Functionaris',
  },
  states: { alert: 'Screeningsalarm', missing: 'Ontbreekt', waiting: 'Wacht op bevestiging', complete: 'Volledig' },
  unnamed: 'Zonder naam',
  effective: 'Feitelijk eigendom',
  effectiveHint: 'Berekend uit goedgekeurde belangen. Vanaf {{0}}% is een persoon een UBO.',
  noOwners: 'Volgens wat is goedgekeurd bezit nog geen natuurlijke persoon een deel.',
  ubo: 'UBO',
  unknown: '{{0}}% van de cliënt is van niemand die in het dossier wordt genoemd',
  circle: '{{0}} bezitten elkaar in een kring, die {{1}}% van de cliënt houdt',
  path: '{{0}}: {{1}}%',
  step: '{{0}} {{1}}%',
  paths: 'Hoe {{0}} het belang houdt',
  blocked: '{{0}} is voor {{1}}% in handen van partijen met een bevestigd screeningsalarm: {{2}}',
  openChart: 'Het eigendomsschema openen',
  mismatches: {
    not_declared: '{{0}} bezit {{1}}% en is niet als UBO opgegeven',
    not_computed: '{{0}} is als UBO opgegeven en staat achter geen enkel belang',
    share_differs: '{{0}} is opgegeven met {{1}}%, de belangen maken {{2}}%',
  },
};

export const ownershipTexts: Translation<typeof source.ownershipTexts> = {
  missingShares: 'Ontbrekende aandelen ({{0}}%)',
  missingDirector: 'Bestuurder ontbreekt',
  missingOfficial: 'Functionaris ontbreekt',
  individualShareholder: 'Natuurlijke persoon als aandeelhouder',
  corporateShareholder: 'Zakelijke aandeelhouder',
  managingDirector: 'Bestuurder',
};
