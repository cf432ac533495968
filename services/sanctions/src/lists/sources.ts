export const LIST_FORMATS = [
  'ofac-sdn',
  'ofac-non-sdn',
  'un-xml',
  'eu-csv',
  'ofsi-csv',
  'uksl-csv',
  'us-csl',
  'opensanctions-simple',
  'opensanctions-ftm',
  'tenant-csv',
  'stored-entries',
] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];
export type FileRole = 'main' | 'aliases' | 'addresses' | 'comments';

/** Where one list comes from. `files` are https addresses or paths; only OFAC's lists have more than `main`. */
export type ListSource = {
  id: string;
  title: string;
  format: ListFormat;
  files: Partial<Record<FileRole, string>> & { main: string };
  /** Hosts that the publisher's addresses lead on to. */
  redirectHosts?: readonly string[];
  /** Hours between refreshes; a list older than twice this is stale. */
  refreshHours: number;
  isOn: boolean;
};

const OFAC = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';
/** OFAC and the UN answer with a signed address in their stores. */
const OFAC_STORE = 'wc2h-sls-prod-public-published.s3.us-gov-west-1.amazonaws.com';
const UN_STORE = 'unsolprodfiles.blob.core.windows.net';

/** The public lists. Keys and tokens that some publishers ask for belong in the address of an installation's own settings. */
export const PUBLIC_SOURCES: readonly ListSource[] = [
  {
    id: 'ofac-sdn',
    title: 'OFAC Specially Designated Nationals',
    format: 'ofac-sdn',
    files: {
      main: `${OFAC}/SDN.CSV`,
      aliases: `${OFAC}/ALT.CSV`,
      addresses: `${OFAC}/ADD.CSV`,
      comments: `${OFAC}/SDN_COMMENTS.CSV`,
    },
    redirectHosts: [OFAC_STORE],
    refreshHours: 6,
    isOn: true,
  },
  {
    id: 'ofac-non-sdn',
    title: 'OFAC Consolidated (non-SDN)',
    format: 'ofac-non-sdn',
    files: {
      main: `${OFAC}/CONS_PRIM.CSV`,
      aliases: `${OFAC}/CONS_ALT.CSV`,
      addresses: `${OFAC}/CONS_ADD.CSV`,
      comments: `${OFAC}/CONS_COMMENTS.CSV`,
    },
    redirectHosts: [OFAC_STORE],
    refreshHours: 6,
    isOn: true,
  },
  {
    id: 'un',
    title: 'UN Security Council Consolidated List',
    format: 'un-xml',
    files: { main: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml' },
    redirectHosts: [UN_STORE],
    refreshHours: 6,
    isOn: true,
  },
  {
    id: 'eu',
    title: 'EU Financial Sanctions Files',
    format: 'eu-csv',
    files: { main: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/csvFullSanctionsList_1_1/content' },
    refreshHours: 6,
    isOn: true,
  },
  {
    id: 'uk',
    title: 'UK Sanctions List',
    format: 'uksl-csv',
    files: { main: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.csv' },
    refreshHours: 6,
    isOn: true,
  },
  {
    id: 'uk-ofsi',
    title: 'UK OFSI Consolidated List (closed 28 January 2026)',
    format: 'ofsi-csv',
    files: { main: 'https://ofsistorage.blob.core.windows.net/publishlive/2022format/ConList.csv' },
    refreshHours: 24,
    isOn: false,
  },
  {
    id: 'us-csl',
    title: 'US Consolidated Screening List',
    format: 'us-csl',
    files: { main: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv' },
    refreshHours: 24,
    isOn: true,
  },
  {
    id: 'opensanctions',
    title: 'OpenSanctions (licence needed)',
    format: 'opensanctions-ftm',
    files: { main: 'https://data.opensanctions.org/datasets/latest/default/entities.ftm.json' },
    refreshHours: 24,
    isOn: false,
  },
];

/** Hosts that lists may be fetched from: exactly those the configuration names. */
export function sourceHosts(sources: readonly ListSource[]): string[] {
  const addresses = sources
    .flatMap((source) => Object.values(source.files))
    .filter((address) => address.startsWith('https://') || address.startsWith('http://'));
  const named = sources.flatMap(({ redirectHosts = [] }) => redirectHosts);
  return [...new Set([...addresses.map((address) => new URL(address).hostname), ...named])];
}
