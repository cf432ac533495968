import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/history.js';

export const history: Translation<typeof source.history> = {
  hint: 'Bewaarde toestanden van dit dossier. Ze veranderen nooit.',
  label: 'Label',
  comment: 'Opmerking',
  by: 'Gemaakt door',
  date: 'Datum',
  review: 'Controle',
  removalWaits: 'Verwijdering wacht',
  delete: '{{0}} verwijderen',
  empty: 'Nog geen revisies',
  emptyHint: 'Een revisie bewaart alle gegevens, documenten, de volledigheid en het eigendomsschema zoals ze nu zijn.',
  add: 'Revisie opslaan',
  addHint:
    'Het dossier wordt opgeslagen zoals het nu is, met wat op goedkeuring wacht. Het kan later worden bekeken en vergeleken.',
  added: 'Revisie {{0}} is toegevoegd',
  approveReview: 'Controle goedkeuren',
  approveHint:
    'Slaat het dossier op zoals het nu is, zet de laatste compliancecontrole op vandaag en de volgende controle volgens het risiconiveau.',
  reviewed: 'De controle is goedgekeurd. De volgende is op {{0}}',
  compare: 'Vergelijken',
  difference: {
    title: 'Verschil',
    hint: 'Goedgekeurde gegevens van twee toestanden van dit dossier naast elkaar.',
    from: 'Van',
    to: 'Tot',
    now: 'Nu',
    swap: 'Kanten omwisselen',
    state: '{{0}}, {{1}}',
    none: 'Geen verschil',
    noneHint: 'Beide toestanden bevatten dezelfde goedgekeurde gegevens en documenten.',
    changes: { added: 'Toegevoegd', removed: 'Verwijderd', changed: 'Gewijzigd' },
    sections: {
      dashboard: 'Dashboard',
      general: 'Bedrijf',
      ubo: "Aandeelhouders en UBO's",
      mbd: 'Bestuurders',
      subsidiary: 'Dochterondernemingen',
      transaction: 'Rekeningen en transactieprofiel',
      history: 'Controlegeschiedenis',
    },
  },
  banner: 'Momentopname',
  readOnly: 'alleen lezen',
};
