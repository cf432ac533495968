import { readFileSync } from 'node:fs';
import { COUNTRIES } from '@dossier/proto/rules/countries';
import type { ProfileData } from '../conversion/profile.js';

const SCHEMA = new URL('../../profiles/goaml-4.0.2.xsd', import.meta.url);

/** Our own goAML 4.0.2: its structure with codes to try things with. Codes whose meaning an FIU decides have no label. */
export const defaultProfile = (): ProfileData => ({
  name: 'goAML 4.0.2 (neutral)',
  version: '1',
  schema: readFileSync(SCHEMA, 'utf8'),
  labels: {
    country_type: Object.fromEntries(COUNTRIES.map(({ code, name }) => [code, name])),
    gender_type: { M: 'Male', F: 'Female', '-': 'Unknown' },
    communication_type: { L: 'Landline Phone', M: 'Mobile Phone', F: 'Fax', P: 'Pager', S: 'Satellite Phone' },
    report_type: {
      STR: 'Suspicious transaction report',
      SAR: 'Suspicious activity report',
      CTR: 'Cash transaction report',
      UTR: 'Unusual transaction report',
      TFR: 'Transfer of funds report',
      AIF: 'Additional information',
      AIFT: 'Additional information with transactions',
    },
  },
  currency: 'XCG',
  activityCodes: ['SAR', 'STR', 'UTR'],
  mostTransactions: 1_000,
  mostBytes: 4_500_000,
  contactTypes: { Private: '1', Business: '2' },
  communicationTypes: { 'Mobile Phone': 'M', 'Landline Phone': 'L', Fax: 'F' },
});
