import { randomNumbers } from '../random-numbers.mjs';

/** A small generator with a seed, so that every first start shows the same clients. @param {number} seed */
export function dice(seed) {
  const next = randomNumbers(seed);
  const whole = (/** @type {number} */ from, /** @type {number} */ to) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    chance: (/** @type {number} */ share) => next() < share,
    /** @template T @param {readonly T[]} from @returns {T} */
    pick: (from) => /** @type {T} */ (from[Math.floor(next() * from.length)]),
    digits: (/** @type {number} */ count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
    date: (/** @type {number} */ fromYear, /** @type {number} */ toYear) =>
      `${whole(fromYear, toYear)}-${String(whole(1, 12)).padStart(2, '0')}-${String(whole(1, 28)).padStart(2, '0')}`,
  };
}
/** @typedef {ReturnType<typeof dice>} Dice */

export const FIRST_NAMES =
  'Liora Matteo Ingrid Pavel Noor Desmond Yara Henrik Amara Tomas Silke Rafael Nadia Owen Priya Luc Zofia Kenji Marisol Anton Freya Idris Camille Stellan'.split(
    ' ',
  );
export const LAST_NAMES =
  'Hollander Castelijn Okafor Bergström Vasquez Petrov Lindqvist Moreau Tanaka Osei Kowalczyk Ferreira Novak Haddad Sørensen Martina Whitlock Iyer Delgado Brouwer'.split(
    ' ',
  );
const HEADS =
  'Harbour Meridian Saffron Blue-Lagoon Northlight Cobalt Palmera Vantage Driftwood Juniper Halcyon Marlin Tradewind Coralline Summit Ironbark Lanternfish Aurelia'.split(
    ' ',
  );
const TAILS =
  'Gaming Holdings Trading Ventures Shipping Capital Partners Interactive Properties Logistics Investments Media'.split(
    ' ',
  );
const FORMS = ['B.V.', 'N.V.', 'Ltd', 'Limited', 'Holding B.V.', 'Foundation'];
const ACTIVITIES = [
  'Online games of chance under licence',
  'Holding of participations',
  'Wholesale of marine equipment',
  'Property management',
  'Licensing of software',
  'Ship brokerage',
];
const STREETS = ['Kaya Flamboyan', 'Pietermaai', 'Harbour Street', 'Scharlooweg', 'Van Walbeeckplein', 'Bay View Road'];
const CITIES = [
  ['Willemstad', 'CW'],
  ['Amsterdam', 'NL'],
  ['Valletta', 'MT'],
  ['Nicosia', 'CY'],
  ['Douglas', 'IM'],
  ['Lisbon', 'PT'],
];

/** @param {Dice} dice */
export const companyName = ({ pick }) => `${pick(HEADS).replace('-', ' ')} ${pick(TAILS)} ${pick(FORMS)}`;
/** @param {Dice} dice */
export const personName = ({ pick }) => ({ firstName: pick(FIRST_NAMES), lastName: pick(LAST_NAMES) });
/** @param {Dice} dice */
export const activity = ({ pick }) => pick(ACTIVITIES);

/** @param {Dice} dice */
export function address({ pick, whole, digits }) {
  const [city, country] = /** @type {[string, string]} */ (pick(CITIES));
  return {
    address_line_1: `${pick(STREETS)} ${whole(1, 180)}, first floor`,
    city,
    address_country: country,
    zip: digits(5),
  };
}

/** @param {Dice} dice */
export const personFields = (dice) => ({
  dateOfBirth: dice.date(1950, 1998),
  placeofBirth: dice.pick(CITIES)[0],
  passportNumber: `N${dice.digits(8)}`,
  passportCountry: dice.pick(CITIES)[1],
  dateIssued: dice.date(2019, 2024),
  dateExpiry: dice.date(2029, 2033),
  tinNumber: dice.digits(10),
  location_type: 'local',
  ...address(dice),
});
