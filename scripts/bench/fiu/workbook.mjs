import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const PERSONS = 200;

const letters = (/** @type {number} */ at) =>
  (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '') + String.fromCharCode(65 + (at % 26));

/** @param {number} row @param {(string | number)[]} cells */
const rowXml = (row, cells) =>
  `<row r="${row}">${cells
    .map((cell, at) =>
      typeof cell === 'number'
        ? `<c r="${letters(at)}${row}"><v>${cell}</v></c>`
        : `<c r="${letters(at)}${row}" t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    .join('')}</row>`;

/** @param {Record<string, string | number>[]} rows */
function sheetXml(rows) {
  const names = Object.keys(rows[0] ?? {});
  const all = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  return `<worksheet><sheetData>${all.map((cells, at) => rowXml(at + 1, cells)).join('')}</sheetData></worksheet>`;
}

const transaction = (/** @type {number} */ at) => ({
  report_code: 'UTR',
  indicators: 'OBJ1',
  reason: 'Objective indicator',
  transactionnumber: `T-${at}`,
  internal_ref_number: `REF-${at}`,
  transaction_location: 'Main office',
  transaction_description: `Chips bought at table ${at % 40}`,
  date_transaction: 46_000 + (at % 300),
  teller: `Teller ${at % 12}`,
  transmode_code: 'A',
  amount_local: 5_000 + (at % 20_000) + 0.25,
  from_my_client: 'Y',
  from_party_type: 'person',
  from_party_ref: `P${at % PERSONS}`,
  from_funds_code: 'K',
  from_country: 'CW',
  comments: 'Seen by the floor manager',
});

const person = (/** @type {number} */ at) => ({
  person_ref: `P${at}`,
  gender: 'F',
  first_name: `Ana ${at}`,
  last_name: 'Example',
  birthdate: '1980-02-03',
  id_number: `19800203${at}`,
  nationality1: 'NL',
  residence: 'CW',
  phone_contact_type: '1',
  phone_type: 'M',
  phone_number: '5550123',
  address_type: '1',
  address: 'Kaya Voorbeeld 12',
  city: 'Willemstad',
  country_code: 'CW',
  occupation: 'Baker',
});

/** So many transactions, each of 1 of 200 persons. @param {number} rows @param {string} path */
export async function writeWorkbook(rows, path) {
  const zip = new ZipFile();
  const names = ['Transactions', 'Persons'];
  const sheets = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join('');
  const relations = names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`).join('');
  const parts = {
    'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations}</Relationships>`,
    'xl/worksheets/sheet0.xml': sheetXml(Array.from({ length: rows }, (_, at) => transaction(at))),
    'xl/worksheets/sheet1.xml': sheetXml(Array.from({ length: PERSONS }, (_, at) => person(at))),
  };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
