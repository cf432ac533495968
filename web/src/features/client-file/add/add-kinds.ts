import type { Plain } from '@dossier/proto/records/model/json';
import { answer, api, type Body, unchecked } from '@/lib/api/client';

/** The kinds that the screens add by a dialog. */
export type AddedKind = 'shareholder' | 'md' | 'person' | 'ubo' | 'account_number';

const NAME = { person: ['firstName', 'lastName'], entity: ['name'] } as const;
const nameFor = (type: unknown): readonly string[] => (type === 'person' || type === 'entity' ? NAME[type] : []);

/** What the dialog asks, as far as it is filled in. */
export const NAMES: Record<AddedKind, (values: Plain) => readonly string[]> = {
  shareholder: ({ shareholder_type }) => ['shareholder_type', 'percentage_held', ...nameFor(shareholder_type)],
  md: ({ entity_type }) => ['location_type', 'entity_type', ...nameFor(entity_type)],
  person: () => NAME.person,
  ubo: () => NAME.person,
  account_number: () => ['account_number'],
};

type Filled = { company_id: string } & Plain;

/** The create call of each kind; it answers the ids under the kind's name. */
export const CREATE: Record<AddedKind, (body: Filled) => Promise<object>> = {
  shareholder: (body) =>
    answer(api.POST('/api/v1/shareholder/create', { body: unchecked<Body<'CreateShareholder'>>(body) })),
  md: (body) => answer(api.POST('/api/v1/md/create', { body: unchecked<Body<'CreateMd'>>(body) })),
  person: (body) => answer(api.POST('/api/v1/person/create', { body: unchecked<Body<'CreatePerson'>>(body) })),
  ubo: (body) => answer(api.POST('/api/v1/ubo/create', { body: unchecked<Body<'CreateUbo'>>(body) })),
  account_number: (body) =>
    answer(api.POST('/api/v1/account-number/create', { body: unchecked<Body<'CreateAccountNumber'>>(body) })),
};
