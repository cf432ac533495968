import type { Links } from '../records/model/facts.js';
import type { Json, Plain } from '../records/model/json.js';
import { countryCode } from '../rules/country-names.js';
import type { ElementType } from './elements.js';

/** A record of the client file, as far as a form can be filled in from it. */
export type FiledRecord = { kind: string; id: string; links: Links; values: Plain };
/** An element of a form as the file knows it: `record` is whom it is about. */
export type Prefilled = { type: ElementType; record: string; answers: Plain };

type Holder = FiledRecord | undefined;
/** What the file does not say is undefined. */
type Told = Record<string, Json | undefined>;

const joined = (separator: string, ...parts: unknown[]): string | null => parts.filter(Boolean).join(separator) || null;
const address = ({ address_line_1, address_line_2 }: Plain) => joined('\n', address_line_1, address_line_2);

/** As `intakeOf` reads it, the other way round. */
const company = ({ name, chamber_of_commerce, address_country, ...values }: Plain): Told => ({
  company_name: name,
  registration_number: chamber_of_commerce,
  registration_country: address_country,
  registered_address: address(values),
});

/** A form has one identity document: the second one of the file, which is where the file takes it to. */
const person = (values: Plain): Told => ({
  full_name: joined(' ', values.firstName, values.lastName),
  date_of_birth: values.dateOfBirth,
  place_of_birth: countryCode(String(values.placeofBirth ?? '')),
  residential_address: address(values),
  identity_document: values.secondPassportType,
  identity_document_number: values.secondPassportNumber,
  date_of_issue: values.secondDateIssued,
  date_of_expiry: values.secondDateExpiry,
  issuing_state: values.secondPassportCountry,
});

const shares = (values: Plain | undefined): Told => ({ amount_of_shares_holding: values?.percentage_held });

function elementOf(
  { kind, values, links }: FiledRecord,
  holder: Holder,
): { type: ElementType; answers: Told } | undefined {
  if (kind === 'company') return { type: 'company', answers: company(values) };
  if (kind === 'person' && links.mbd_related) return { type: 'director', answers: person(values) };
  if (kind === 'entity' && links.mbd_related) return { type: 'corporate_person', answers: company(values) };
  if (kind === 'entity' && links.share_holder_related)
    return { type: 'corporate_shareholder', answers: { ...company(values), ...shares(holder?.values) } };
  if (kind !== 'ubo') return undefined;
  return links.share_holder_related
    ? { type: 'shareholder', answers: { ...person(values), ...shares(holder?.values) } }
    : { type: 'beneficiary', answers: { ...person(values), ...shares(values) } };
}

/** The elements that a client file fills in. Whoever holds shares of another company than the client is not asked about. */
export function prefilled(file: readonly FiledRecord[]): Prefilled[] {
  const records = new Map(file.map((record) => [record.id, record]));
  return file.flatMap((record): Prefilled[] => {
    const holder = records.get(record.links.mbd_related ?? record.links.share_holder_related ?? '');
    if (holder && Object.keys(holder.links).length > 0) return [];
    const element = elementOf(record, holder);
    if (!element) return [];
    const answers: Plain = {};
    for (const [name, value] of Object.entries(element.answers))
      if (value !== null && value !== undefined) answers[name] = value;
    return [{ ...element, answers, record: record.id }];
  });
}
