import { definitionOf, KINDS, type Kind } from '../records/definitions.js';
import type { Plain } from '../records/model/json.js';
import { type Class, type HttpCall, httpCall } from './call.js';
import { List, Nested, ObjectId } from './fields.js';
import { keysFor, notFound } from './record-access.js';
import { type CreateInput, createInput, parentErrors, type UpdateInput, updateInput } from './record-input.js';
import { classNamed, pascal, type RecordAnswer, recordView } from './record-view.js';

export class RecordId {
  @ObjectId() id: string;
}

/** A record as it is now, or as a snapshot froze it. */
export class RecordToRead extends RecordId {
  @ObjectId({ optional: true }) snapshotId?: string;
}

/** One view class per kind, however many calls answer with it. */
export const VIEWS = Object.fromEntries(KINDS.map((kind) => [kind, recordView(kind)])) as Record<
  Kind,
  Class<RecordAnswer>
>;

export type Answer = Record<string, unknown>;
/** What an answer is made of: a record under its name, or a list of them. */
type Shape = Record<string, Kind | [Kind]>;

/** An answer's class from its shape; `changes` are the review actions that a save made. */
export function answerClass(name: string, shape: Shape, { changes = false } = {}): Class<Answer> {
  const answer = classNamed<Answer>(name);
  const target = answer.prototype as object;
  for (const [key, kind] of Object.entries(shape)) {
    if (Array.isArray(kind)) List(() => VIEWS[kind[0]])(target, key);
    else Nested(() => VIEWS[kind], { optional: true })(target, key);
  }
  if (!changes) return answer;
  List(() => String, { description: 'Review actions of this save' })(target, 'changes');
  List(() => String, { optional: true, description: 'What the save did by itself, to be shown' })(target, 'notices');
  return answer;
}

const FILES: Shape = { files: ['kyc_file'] };
const UNDER: Shape = {
  persons: ['person'],
  entities: ['entity'],
  shareholders: ['shareholder'],
  ubos: ['ubo'],
  ...FILES,
};

type Surface = { path: string; get: string; key: string; reads?: Shape; makes?: Shape };
const SURFACES = {
  person: { path: 'person', get: 'get-person', key: 'person', reads: FILES },
  entity: { path: 'entity', get: 'get-entity', key: 'entity', reads: FILES },
  ubo: { path: 'ubo', get: 'get-ubo', key: 'ubo', reads: { person: 'person', ...FILES } },
  md: { path: 'md', get: 'get-md', key: 'md', reads: UNDER, makes: { person: 'person', entity: 'entity' } },
  shareholder: {
    path: 'shareholder',
    get: 'get-shareholder',
    key: 'shareholder',
    reads: { md: ['md'], ...UNDER },
    makes: { ubo: 'ubo', entity: 'entity' },
  },
  account_number: {
    path: 'account-number',
    get: 'get-account-number',
    key: 'accountNumber',
    makes: { transactionProfile: 'transaction_profile' },
  },
  transaction_profile: { path: 'transaction-profile', get: 'get-transactional-profile', key: 'transactionProfile' },
  subsidiary: { path: 'subsidiaries', get: 'get-subsidiary', key: 'subsidiary', makes: { file: 'kyc_file' } },
  kyc_file: { path: 'file', get: 'get-kycfile', key: 'file' },
  waiver: { path: 'waiver', get: 'get-waiver', key: 'waiver' },
} as const satisfies Partial<Record<Kind, Surface>>;

/** The kinds that calls of this module serve. */
export type ServedKind = keyof typeof SURFACES;
export const surfaceOf = (kind: ServedKind): Surface => SURFACES[kind];

export type RecordCalls = {
  get: HttpCall<RecordToRead, Answer>;
  create: HttpCall<CreateInput, Answer>;
  update: HttpCall<UpdateInput, Answer>;
};

/** The client, and the record that another hangs on. */
const IN_FILE = ['kyc.company.not_found', 'kyc.parent.not_found'] as const;

/** The calls of a kind: read one, ask for a new one, ask for other values. */
export function recordCalls(kind: ServedKind): RecordCalls {
  const { path, get, key, reads = {}, makes = {} } = surfaceOf(kind);
  const name = pascal(kind);
  const noun = kind.replaceAll('_', ' ');
  return {
    get: httpCall({
      subject: `kyc.${kind}.get`,
      method: 'GET',
      path: `${get}/:id`,
      access: keysFor(kind, 'view'),
      summary: `Reads one ${noun}`,
      input: RecordToRead,
      output: answerClass(`${name}Found`, { [key]: kind, ...reads }),
      fails: [notFound(kind), 'kyc.snapshot.not_found'],
    }),
    create: httpCall({
      subject: `kyc.${kind}.create`,
      method: 'POST',
      path: `${path}/create`,
      access: keysFor(kind, 'create'),
      summary: `Adds one ${noun}; it waits for approval`,
      input: createInput(kind),
      check: (given) => parentErrors(kind, given as Plain),
      takesRecordValues: true,
      output: answerClass(`${name}Created`, { [key]: kind, ...makes }, { changes: true }),
      fails: [...IN_FILE, ...(definitionOf(kind).companyType ? (['kyc.company.has_other_kind'] as const) : [])],
      writes: true,
    }),
    update: httpCall({
      subject: `kyc.${kind}.update`,
      method: 'PUT',
      path: `${path}/update/:id`,
      access: keysFor(kind, 'update'),
      summary: `Changes values of one ${noun}; they wait for approval`,
      input: updateInput(kind),
      takesRecordValues: true,
      output: answerClass(`${name}Updated`, { [key]: kind }, { changes: true }),
      fails: [notFound(kind), ...IN_FILE, 'kyc.removal.pending'],
      writes: true,
    }),
  };
}

const all = <V extends keyof RecordCalls>(kind: ServedKind, ...verbs: V[]): Pick<RecordCalls, V> => {
  const calls = recordCalls(kind);
  return Object.fromEntries(verbs.map((verb) => [verb, calls[verb]])) as Pick<RecordCalls, V>;
};

/** What each kind offers. An entity and a transaction profile are made together with what they belong to; documents come by upload. */
export const RECORD_CALLS = {
  person: all('person', 'get', 'create', 'update'),
  entity: all('entity', 'get', 'update'),
  ubo: all('ubo', 'get', 'create', 'update'),
  md: all('md', 'get', 'create', 'update'),
  shareholder: all('shareholder', 'get', 'create', 'update'),
  account_number: all('account_number', 'get', 'create', 'update'),
  transaction_profile: all('transaction_profile', 'get', 'update'),
  subsidiary: all('subsidiary', 'get', 'create'),
  kyc_file: all('kyc_file', 'get'),
  waiver: all('waiver', 'get', 'create'),
} satisfies Record<ServedKind, Partial<RecordCalls>>;

export const { get: getPerson, create: createPerson, update: updatePerson } = RECORD_CALLS.person;
export const { get: getEntity, update: updateEntity } = RECORD_CALLS.entity;
export const { get: getUbo, create: createUbo, update: updateUbo } = RECORD_CALLS.ubo;
export const { get: getMd, create: createMd, update: updateMd } = RECORD_CALLS.md;
export const { get: getShareholder, create: createShareholder, update: updateShareholder } = RECORD_CALLS.shareholder;
export const {
  get: getAccountNumber,
  create: createAccountNumber,
  update: updateAccountNumber,
} = RECORD_CALLS.account_number;
export const { get: getTransactionProfile, update: updateTransactionProfile } = RECORD_CALLS.transaction_profile;
export const { get: getSubsidiary, create: createSubsidiary } = RECORD_CALLS.subsidiary;
export const { get: getKycFile } = RECORD_CALLS.kyc_file;
export const { get: getWaiver, create: createWaiver } = RECORD_CALLS.waiver;
