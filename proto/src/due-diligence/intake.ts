import type { Kind } from '../records/definitions.js';
import type { Json, Plain } from '../records/model/json.js';
import { countryName } from '../rules/countries.js';
import { countryCode } from '../rules/country-names.js';
import { LIMITS } from '../rules/limits.js';
import { type ElementType, elementFields } from './elements.js';

/** `of` says whether a person or an entity holds it; it never changes. */
type HeldAs = {
  kind: 'md' | 'shareholder';
  link: 'mbd_related' | 'share_holder_related';
  of: Plain;
  values: Plain;
};
/** What an element of a form is in the client file. */
export type Intake = {
  kind: Extract<Kind, 'company' | 'person' | 'entity' | 'ubo'>;
  /** Its answers in the names of the file. */
  values: Plain;
  /** The office or holding that the person or entity stands behind. */
  holding?: HeldAs;
  /** Answers for which the file has no place; they stay in the form. */
  left: string[];
};

type Taker = (value: string) => Plain;
const as =
  (name: string): Taker =>
  (value) => ({ [name]: value });

const PARTICLES = /^(?:van|von|de|den|der|da|di|do|dos|del|della|la|le|el|al|bin|bint|ben|ibn|ter|ten|zu|st\.?)$/i;

/** The last word is the last name, with the small words before it: Ana / van der Berg. */
function nameParts(full: string): Plain {
  const words = full.trim().split(/\s+/);
  let start = Math.max(words.length - 1, 0);
  while (start > 1 && PARTICLES.test(words[start - 1] ?? '')) start -= 1;
  if (words.length < 2) return { firstName: null, lastName: full.trim() };
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}

/** The first line as the file asks for it: one that is too short takes the next ones along. */
function addressLines(address: string): Plain {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  let first = lines.shift() ?? '';
  while (first.length < LIMITS.address.min && lines.length > 0) first = `${first}, ${lines.shift()}`;
  return { address_line_1: first, ...(lines.length > 0 && { address_line_2: lines.join(', ') }) };
}

const issuer: Taker = (state): Plain => {
  const code = countryCode(state);
  return code ? { secondPassportCountry: code } : {};
};

const PERSON: Record<string, Taker> = {
  full_name: nameParts,
  date_of_birth: as('dateOfBirth'),
  place_of_birth: (code) => ({ placeofBirth: countryName(code) }),
  residential_address: addressLines,
  identity_document: as('secondPassportType'),
  identity_document_number: as('secondPassportNumber'),
  date_of_issue: as('secondDateIssued'),
  date_of_expiry: as('secondDateExpiry'),
  issuing_state: issuer,
};
const ENTITY: Record<string, Taker> = {
  company_name: as('name'),
  registered_address: addressLines,
  registration_country: as('address_country'),
};
const COMPANY: Record<string, Taker> = { ...ENTITY, registration_number: as('chamber_of_commerce') };

const SHARES = 'amount_of_shares_holding';
const office = (entity_type: 'person' | 'entity'): HeldAs => ({
  kind: 'md',
  link: 'mbd_related',
  of: { entity_type },
  values: {},
});
const holding = (shareholder_type: 'person' | 'entity', share: Json | undefined): HeldAs => ({
  kind: 'shareholder',
  link: 'share_holder_related',
  of: { shareholder_type },
  values: typeof share === 'number' ? { percentage_held: share } : {},
});

type Rule = { kind: Intake['kind']; takes: Record<string, Taker>; held?: (answers: Plain) => HeldAs };
const RULES: Record<ElementType, Rule> = {
  company: { kind: 'company', takes: COMPANY },
  corporate_person: { kind: 'entity', takes: ENTITY, held: () => office('entity') },
  director: { kind: 'person', takes: PERSON, held: () => office('person') },
  corporate_shareholder: { kind: 'entity', takes: ENTITY, held: (answers) => holding('entity', answers[SHARES]) },
  shareholder: { kind: 'ubo', takes: PERSON, held: (answers) => holding('person', answers[SHARES]) },
  beneficiary: { kind: 'ubo', takes: PERSON },
};

/** What the answers of an element would be in the client file. `answers` as they stand, by their names in the form. */
export function intakeOf(type: ElementType, answers: Plain): Intake {
  const { kind, takes, held } = RULES[type];
  const given = Object.keys(elementFields(type)).filter((name) => (answers[name] ?? null) !== null);
  const parts = given.flatMap((name) => {
    const taken = takes[name]?.(String(answers[name]));
    return taken && Object.keys(taken).length > 0 ? [{ name, taken }] : [];
  });
  const share: Plain =
    type === 'beneficiary' && typeof answers[SHARES] === 'number' ? { percentage_held: answers[SHARES] } : {};
  const values: Plain = Object.assign({}, ...parts.map(({ taken }) => taken), share);
  // Only of whom lives abroad the file keeps an identity document beside the passport.
  const abroad: Plain = 'secondPassportNumber' in values ? { location_type: 'abroad' } : {};
  const known = new Set([...parts.map(({ name }) => name), ...(held || type === 'beneficiary' ? [SHARES] : [])]);
  return {
    kind,
    values: { ...values, ...abroad },
    ...(held && { holding: held(answers) }),
    left: given.filter((name) => !known.has(name)),
  };
}
