import { listedOf } from '../../services/kyc/dist/file/listed.js';

// Weighted by place: the first words come often, the last ones seldom, as in real registers of companies.
const LEADS =
  'Global Blue Royal First United Golden Ocean Alpha Caribbean Pacific Nordic Silver Atlas Delta Phoenix Orion Summit Harbour Meridian Evergreen Granite Crystal Falcon Sterling Aurora Cobalt Juniper Larkspur Marigold Quarry Saffron Tamarind Umber Vesper Willow Zephyr Ketteridge Montgolfier Zwolle Quezada Björkman Łukasz Ångström Çelik Şahin Güneş'.split(
    ' ',
  );
const MIDDLES =
  'Trading Holding Investments Capital Management Services Consulting Logistics Shipping Properties Finance Energy Maritime Gaming Technologies Foods Textiles Pharma Mining Aviation Insurance Foundry Publishing Vineyards Cartography'.split(
    ' ',
  );
const ENDS = ['Ltd', 'N.V.', 'B.V.', 'Limited', 'Inc.', 'LLC', 'S.A.', 'GmbH', 'Foundation', 'Trust'];
const SYLLABLES =
  'ba ce di fo gu ha ji ka le mi no pe qua ri so tu va we xi yo zan bru cre dra fle gri klo pla shi tor'.split(' ');
const FIRST_NAMES =
  'Maria John Anna Carlos Fatima Pieter Sofia Ahmed Elena Luis Ingrid Kwame Yuki Priya Olga Hassan Chloé José Siân Zoë'.split(
    ' ',
  );
const HOLDERS = ['bank', 'credit_union', 'pention', 'insurance', 'player'];

/** A number from 0 to 1 that depends on index and salt alone, so that two runs make the same clients. */
function chance(index, salt) {
  let hash = (index * 2_654_435_761 + salt * 40_503) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const often = (list, index, salt) => list[Math.floor(chance(index, salt) ** 2.5 * list.length)];
const evenly = (list, index, salt) => list[Math.floor(chance(index, salt) * list.length)];
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const coined = (index, salt) =>
  capital(Array.from({ length: 2 + (index % 3) }, (_, at) => evenly(SYLLABLES, index, salt + at)).join(''));

function companyName(index) {
  const lead = chance(index, 1) < 0.4 ? often(LEADS, index, 2) : coined(index, 3);
  const own = chance(index, 4) < 0.5 ? ` ${coined(index, 5)}` : '';
  return `${lead}${own} ${often(MIDDLES, index, 6)} ${often(ENDS, index, 7)}`;
}

function reviewDate(index, created) {
  if (chance(index, 8) < 0.3) return undefined;
  return new Date(created.getTime() + chance(index, 9) * 1_500 * 86_400_000).toISOString().slice(0, 10);
}

function values(index, created) {
  const next_review_date = reviewDate(index, created);
  const shared = {
    location_type: chance(index, 10) < 0.6 ? 'local' : 'abroad',
    ...(next_review_date ? { next_review_date } : {}),
  };
  if (chance(index, 11) < 0.7) return { company_type: 'corporate', name: companyName(index), ...shared };
  const [first_name, last_name] = [evenly(FIRST_NAMES, index, 12), coined(index, 13)];
  return {
    company_type: 'account_holder',
    account_holder_type: evenly(HOLDERS, index, 14),
    first_name,
    last_name,
    ...shared,
  };
}

/** A client as the service keeps it; `base` carries id, tenant and creation. */
export function inventedClient(base, index) {
  const fields = Object.fromEntries(
    Object.entries(values(index, base.created_at)).map(([name, value]) => [name, { value }]),
  );
  const list = Object.fromEntries(Object.entries(listedOf({ fields })).filter(([, value]) => value !== undefined));
  return { ...base, company_id: base._id, kind: 'company', links: {}, section: 'dashboard', revision: 0, fields, list };
}
