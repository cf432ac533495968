import { daysFromNow } from './filing.mjs';

/** @typedef {import('./api.mjs').Person} Person */

/** A version of the requirements that holds, and one that is planned. @param {Person} officer */
export async function makePolicies(officer) {
  const changes = [
    { requirement: 'document.passport_file', lead_days: 60 },
    { requirement: 'document.kyc-reftcoc-5-2', max_age_months: 24 },
  ];
  const own = [{ document: 'bank_reference_letter', for: { role: ['official'], risk_level: ['high'] }, lead_days: 30 }];
  const held = { starts_on: daysFromNow(0), note: 'Passports are asked for two months ahead', changes, own };
  const { version } = await officer.post('requirements/policy/create', held);
  const shorter = { requirement: 'document.address_file', max_age_months: 2 };
  await officer.post('requirements/policy/create', {
    starts_on: daysFromNow(60),
    note: 'As the yearly risk assessment asks',
    changes: [...changes, shorter],
    own: version.own.map((/** @type {{ title: string }} */ { title: _, ...each }) => each),
  });
}

/** Of the owners of a client one paper is waived, and a second waiver waits. @param {{ maker: Person, checker: Person }} desk @param {string} company_id */
export async function makeWaivers({ maker, checker }, company_id) {
  const { entities } = await maker.get(`get-kyc-files-info_2?company_id=${company_id}`);
  const [first, second] = entities;
  const reason = 'The registrar of the other country takes until then to issue it';
  const waiver = { company_id, document: 'entity_soi', until: daysFromNow(45), reason };
  const { changes } = await maker.post('waiver/create', { ...waiver, legalEntity: first._id });
  await checker.post('changes/approve', { id: changes[0] });
  await maker.post('waiver/create', { ...waiver, legalEntity: second._id });
}
