import type { Envelope } from '@dossier/proto/events/event';
import { type ChangeProposed, type ChangeWithdrawn, changeProposed, changeWithdrawn } from '@dossier/proto/events/kyc';
import { newRecord, propose, type Superseded } from '@dossier/proto/records/changes';
import type { Stored } from '@dossier/proto/records/model/stored';

export type Delivered = Envelope<ChangeProposed> | Envelope<ChangeWithdrawn>;
export type Random = () => number;

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

const TENANT = 'a'.repeat(24);
const FIELDS = ['firstName', 'lastName', 'city'];
const VALUES = [null, 'Ghent', 'Aalst', 'Bruges'];
const hex = (number: number, prefix: string): string => prefix + number.toString(16).padStart(24 - prefix.length, '0');

/** The events of a client file in which a few people edit the same few records again and again, by the real rules of proposing. */
export function history(random: Random, length: number): Delivered[] {
  const records = Array.from({ length: 1 + Math.ceil(length / 12) }, (_, at) => hex(at, 'b'));
  const stored = new Map<string, Stored>();
  const events: Delivered[] = [];
  for (let at = 0; events.length < length; at++) {
    const object_id = pick(random, records);
    const change_id = hex(at, 'c');
    const known = stored.get(object_id);
    const edit = Object.fromEntries(FIELDS.filter(() => random() < 0.5).map((name) => [name, pick(random, VALUES)]));
    const result = known
      ? propose(known, edit, change_id)
      : { stored: newRecord(edit, change_id), changed: {}, superseded: [] };
    stored.set(object_id, result.stored);
    const isProposal = !known || Object.keys(result.changed).length > 0;
    if (isProposal || result.superseded.length > 0)
      events.push(
        delivered(at, {
          object_id,
          change_id,
          isProposal,
          isAdd: !known,
          changed: result.changed,
          superseded: result.superseded,
        }),
      );
  }
  return events;
}

type Step = {
  object_id: string;
  change_id: string;
  isProposal: boolean;
  isAdd: boolean;
  changed: ChangeProposed['fields'];
  superseded: Superseded[];
};

function delivered(at: number, { object_id, change_id, isProposal, isAdd, changed, superseded }: Step): Delivered {
  const company_id = hex(Number.parseInt(object_id.slice(-4), 16) % 3, 'd');
  const envelope = {
    specversion: '1.0',
    id: `event-${at}`,
    source: '/kyc',
    type: isProposal ? changeProposed.subject : changeWithdrawn.subject,
    subject: company_id,
    time: new Date(1_800_000_000_000 + at * 1_000).toISOString(),
    datacontenttype: 'application/json',
    tenant: TENANT,
    actor: { id: hex(at % 2, 'e'), name: `Person ${at % 2}` },
  } as const;
  const common = {
    company_id,
    kind: 'person',
    object_id,
    superseded: superseded.map(({ change, ...rest }) => ({ change_id: change, ...rest })),
  } as const;
  if (!isProposal) return { ...envelope, data: common };
  return {
    ...envelope,
    data: {
      ...common,
      change_id,
      company: {
        _id: company_id,
        name: `Client ${at}`,
        company_type: 'corporate',
        createdAt: '2026-01-01T00:00:00.000Z',
      },
      title: 'Somebody',
      section: 'mbd',
      actionType: isAdd ? 'add' : 'change',
      fields: changed,
      links: {},
      parents: [],
    },
  };
}
