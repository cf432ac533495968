import { countryCode } from '@dossier/proto/rules/country-names';
import { exactDate, isoDate, readDate, yearRange } from './dates.js';
import {
  addAddress,
  addDate,
  addIdentifier,
  addName,
  addOnce,
  blankEntry,
  type ListEntry,
  type ListIdentity,
  type PartialDate,
} from './entry.js';
import { readXmlRecords, type XmlNode, xmlText, xmlTexts } from './read-xml.js';
import { saysMore, unNames } from './un-names.js';

export const UN_IDENTITY: Omit<ListIdentity, 'source'> = {
  list: 'UN Consolidated',
  body: 'United Nations Security Council',
  country: 'UN',
};

function addAliases(entry: ListEntry, record: XmlNode, tag: string): void {
  for (const alias of record.children.filter((child) => child.name === tag)) {
    const quality = xmlText(alias, 'QUALITY').toLowerCase();
    const kind = quality.startsWith('f.k.a') ? 'former' : 'alias';
    const text = xmlText(alias, 'ALIAS_NAME');
    for (const name of unNames(text)) addName(entry, name, kind, quality === 'low' ? 'weak' : 'strong');
    if (saysMore(text)) addOnce(entry.remarks, text);
  }
}

function addPrimary(entry: ListEntry, record: XmlNode): void {
  const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((tag) => xmlText(record, tag));
  const [primary = '', ...others] = unNames(parts.join(' '));
  addName(entry, primary, 'primary');
  for (const other of others) addName(entry, other, 'alias');
}

function birthDate(node: XmlNode): PartialDate | undefined {
  const circa = xmlText(node, 'TYPE_OF_DATE') === 'APPROXIMATELY';
  const from = Number(xmlText(node, 'FROM_YEAR'));
  if (from > 0) return yearRange(from, Number(xmlText(node, 'TO_YEAR')), circa);
  return exactDate(readDate(xmlText(node, 'DATE')) ?? isoDate(Number(xmlText(node, 'YEAR'))), circa);
}

function addPlaces(entry: ListEntry, record: XmlNode): void {
  for (const node of record.children) {
    const parts = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'NOTE']
      .map((tag) => xmlText(node, tag))
      .filter(Boolean);
    const country = xmlText(node, 'COUNTRY');
    if (node.name === 'INDIVIDUAL_ADDRESS' || node.name === 'ENTITY_ADDRESS') {
      addAddress(entry, [...parts, country].filter(Boolean).join(', '), countryCode(country));
    }
    if (node.name === 'INDIVIDUAL_PLACE_OF_BIRTH')
      addOnce(entry.placesOfBirth, [...parts, country].filter(Boolean).join(', '));
    if (node.name === 'INDIVIDUAL_DATE_OF_BIRTH') addDate(entry, birthDate(node));
    if (node.name === 'INDIVIDUAL_DOCUMENT') addDocument(entry, node);
  }
}

function addDocument(entry: ListEntry, node: XmlNode): void {
  const type = xmlText(node, 'TYPE_OF_DOCUMENT') || 'Document';
  addIdentifier(
    entry,
    type,
    xmlText(node, 'NUMBER'),
    countryCode(xmlText(node, 'ISSUING_COUNTRY') || xmlText(node, 'COUNTRY_OF_ISSUE')),
  );
}

function toEntry(record: XmlNode, source: string): ListEntry {
  const isPerson = record.name === 'INDIVIDUAL';
  const reference = xmlText(record, 'REFERENCE_NUMBER') || xmlText(record, 'DATAID');
  const entry = blankEntry({ ...UN_IDENTITY, source }, reference, isPerson ? 'person' : 'organisation');
  addOnce(entry.links, reference && `un:${reference.toUpperCase()}`);
  addPrimary(entry, record);
  for (const name of unNames(xmlText(record, 'NAME_ORIGINAL_SCRIPT'))) addName(entry, name, 'original-script');
  addAliases(entry, record, isPerson ? 'INDIVIDUAL_ALIAS' : 'ENTITY_ALIAS');
  addPlaces(entry, record);
  for (const nationality of xmlTexts(record, 'NATIONALITY')) addOnce(entry.nationalities, countryCode(nationality));
  entry.positions.push(...xmlTexts(record, 'DESIGNATION'));
  addOnce(entry.programmes, xmlText(record, 'UN_LIST_TYPE'));
  addOnce(entry.remarks, xmlText(record, 'COMMENTS1'));
  const gender = xmlText(record, 'GENDER').toLowerCase();
  if (gender === 'male' || gender === 'female') entry.gender = gender;
  const listed = readDate(xmlText(record, 'LISTED_ON'));
  return listed ? { ...entry, listedOn: listed } : entry;
}

/** The UN Security Council's consolidated list in its XML form. */
export async function* parseUnXml(texts: AsyncIterable<string>, source: string): AsyncGenerator<ListEntry> {
  for await (const record of readXmlRecords(texts, 'CONSOLIDATED_LIST', ['INDIVIDUAL', 'ENTITY']))
    yield toEntry(record, source);
}
