import { createHash } from 'node:crypto';
import type { XsdValidator } from 'libxml2-wasm';
import { openSchema } from '../schema/read-schema.js';
import { type ComplexType, type SimpleType, typeAt } from '../schema/types.js';
import { COLUMNS, type Column, type PartySheet, type SheetName } from './columns.js';

/** Everything of a country's FIU that is not the same everywhere. Data: an administrator may load another one. */
export type ProfileData = {
  name: string;
  version: string;
  /** Text of the XML schema. */
  schema: string;
  /** Labels of codes by list, as the schema names the list: `{ funds_type: { K: 'Cash' } }`. */
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `currency_code_local` of every report. */
  currency: string;
  /** Report codes that tell of an activity instead of transactions, where a row has no amount. */
  activityCodes: readonly string[];
  /** Most transactions and bytes of one report. */
  mostTransactions: number;
  mostBytes: number;
  /** Codes of the schema for what the settings of a reporting entity call so. */
  contactTypes: Readonly<Record<string, string>>;
  communicationTypes: Readonly<Record<string, string>>;
  /** Columns that this FIU asks for beyond its schema, by sheet. */
  required?: Partial<Record<SheetName, readonly string[]>>;
};

/** A column with the type that the schema gives its value; without one the schema does not know it. */
export type BoundColumn = Column & { type?: SimpleType; labels: ReadonlyMap<string, string> };

/** A profile ready to convert with: schema compiled, columns bound to it. */
export type Profile = {
  data: ProfileData;
  /** SHA-256 of all of it: the same hash converts the same file to the same bytes. */
  hash: string;
  report: ComplexType;
  validator: XsdValidator;
  columns: Readonly<Record<SheetName, ReadonlyMap<string, BoundColumn>>>;
  /** Elements that must be there, of everybody and of clients. */
  mandatory: Readonly<Record<SheetName, { always: ReadonlySet<string>; clients: ReadonlySet<string> }>>;
};

export const hashOf = (data: ProfileData): string => createHash('sha256').update(JSON.stringify(data)).digest('hex');

/** Throws `SchemaRefused`. */
export function openProfile(data: ProfileData): Profile {
  const { schema, validator } = openSchema(data.schema);
  const { report } = schema;
  const bound = (sheet: SheetName) =>
    new Map(COLUMNS[sheet].map((column) => [column.name, bind(column, basesOf(report, sheet), data)]));
  const needed = (sheet: SheetName) => {
    const bases = basesOf(report, sheet);
    return { always: mandatoryOf(bases[sheet === 'transactions' ? 0 : 1]), clients: mandatoryOf(bases[0]) };
  };
  return {
    data,
    hash: hashOf(data),
    report,
    validator,
    columns: {
      transactions: bound('transactions'),
      persons: bound('persons'),
      accounts: bound('accounts'),
      entities: bound('entities'),
    },
    mandatory: {
      transactions: needed('transactions'),
      persons: needed('persons'),
      accounts: needed('accounts'),
      entities: needed('entities'),
    },
  };
}

const IN_SIDE: Readonly<Record<PartySheet, string>> = {
  persons: 'from_person',
  accounts: 'from_account',
  entities: 'from_entity',
};

/** Where the values of a sheet may go: of a party, what the FIU asks of clients and of others. */
function basesOf(report: ComplexType, sheet: SheetName): ComplexType[] {
  const paths =
    sheet === 'transactions'
      ? [['transaction'], ['transaction', 't_from'], ['transaction', 't_to'], []]
      : [
          ['transaction', 't_from_my_client', IN_SIDE[sheet]],
          ['transaction', 't_from', IN_SIDE[sheet]],
        ];
  return paths.flatMap((path) => {
    const type = path.length === 0 ? report : typeAt(report, path);
    return type?.kind === 'complex' ? [type] : [];
  });
}

const mandatoryOf = (type: ComplexType | undefined): Set<string> =>
  new Set(type?.content.parts.flatMap((part) => (part.kind === 'element' && part.min > 0 ? [part.name] : [])));

function bind(column: Column, bases: ComplexType[], { labels }: ProfileData): BoundColumn {
  const path = column.path ?? (column.name === 'indicators' ? ['report_indicators', 'indicator'] : [column.name]);
  const type = bases.map((base) => typeAt(base, path)).find((found) => found?.kind === 'simple') as
    | SimpleType
    | undefined;
  const known = type ? Object.entries(labels[type.name] ?? {}) : [];
  return {
    ...column,
    ...(type && { type }),
    labels: new Map(known.map(([code, label]) => [label.toLowerCase(), code])),
  };
}
