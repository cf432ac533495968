import { defineTexts } from './define.js';

/** Words of the ownership chart. */
export const ownershipTexts = defineTexts('ownership', {
  missingShares: (percentage: number) => `Missing Shares (${percentage}%)`,
  missingDirector: 'Missing Managing Director',
  missingOfficial: 'Missing Official',
  individualShareholder: 'Individual shareholder',
  corporateShareholder: 'Corporate shareholder',
  managingDirector: 'Managing director',
});

/** What the screens say around the chart, and about who effectively owns the client. */
export const ownershipScreen = defineTexts('ownership-screen', {
  title: 'Ownership',
  chart: 'Ownership chart',
  fullScreen: 'Open Full Screen',
  download: 'Download',
  asPicture: 'Picture (PNG)',
  asPdf: 'Document (PDF)',
  downloadFailed: 'There was an error during the download. Please try again or contact the support',
  fit: 'Fit to screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  controls: 'Size of the chart',
  map: 'Map of the chart',
  failed: 'There was an error during loading of the ownership chart. Please try again or contact the support',
  types: {
    main_for_sh: 'Client',
    corporate_shareholder: 'Corporate shareholder',
    shareholder: 'Shareholder',
    ubo: 'UBO',
    corporate: 'Managing director',
    official: 'Official',
  },
  states: { alert: 'Screening alert', missing: 'Missing', waiting: 'Waits for confirmation', complete: 'Complete' },
  unnamed: 'Without a name',
  effective: 'Effective ownership',
  effectiveHint: (threshold: string) => `Worked out from approved holdings. From ${threshold}% a person is a UBO.`,
  noOwners: 'No natural person owns a part yet, by what is approved.',
  ubo: 'UBO',
  unknown: (share: string) => `${share}% of the client belongs to nobody named in the file`,
  circle: (names: string, share: string) => `${names} own each other in a circle, which holds ${share}% of the client`,
  path: (steps: string, share: string) => `${steps}: ${share}%`,
  step: (name: string, percentage: string) => `${name} ${percentage}%`,
  paths: (name: string) => `How ${name} holds the share`,
  blocked: (name: string, share: string, through: string) =>
    `${name} is owned ${share}% by parties with a confirmed screening alert: ${through}`,
  openChart: 'Open the ownership chart',
  mismatches: {
    not_declared: (name: string, computed: string) => `${name} owns ${computed}% and is not declared as a UBO`,
    not_computed: (name: string) => `${name} is declared as a UBO and stands behind no holding`,
    share_differs: (name: string, declared: string, computed: string) =>
      `${name} is declared with ${declared}%, the holdings make ${computed}%`,
  },
});
