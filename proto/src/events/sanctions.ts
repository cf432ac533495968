import { Decimal, List, ObjectId, OneOf, Text, Whole } from '../calls/fields.js';
import { SUBJECT_TYPES, type SubjectType } from '../rules/screening.js';
import { event } from './event.js';

export class ScreeningCompleted {
  @ObjectId() search_id: string;
  @ObjectId() company_id: string;
  @ObjectId({ optional: true }) person_id?: string;
  @OneOf(SUBJECT_TYPES) type: SubjectType;
  @Whole({ description: 'Matches from the working threshold up' }) alerts: number;
  @Whole({ description: 'All matches shown' }) matches: number;
  @Decimal({ min: 0, max: 1, description: 'Score of the best match, 0 without one' }) best_score: number;
  @Text() provider: string;
  @List(() => String, {
    description: 'list@version of every list that was searched; a list alone where another provider states no version',
  })
  list_versions: string[];
}

export const screeningCompleted = event({
  subject: 'dossier.sanctions.screening.completed.v1',
  summary: 'A person or organisation was screened; request and answer are stored',
  data: ScreeningCompleted,
  live: () => [['world_search']],
});

export const LIST_CHANGES = ['refreshed', 'rolled_back', 'uploaded', 'removed'] as const;
export type ListChange = (typeof LIST_CHANGES)[number];

export class ListUpdated {
  @Text({ description: "The list's configured id; `own` for a tenant's own list" }) source: string;
  @OneOf(LIST_CHANGES) change: ListChange;
  @Whole({ description: 'The version in force from now on; 0 when the list is gone' }) version: number;
  @Whole() entries: number;
  @Whole() added: number;
  @Whole() removed: number;
  @Whole() changed: number;
}

export const listUpdated = event({
  subject: 'dossier.sanctions.list.updated.v1',
  summary: 'Another version of a sanction list is in force',
  data: ListUpdated,
});

export class ListAlarmed {
  @Text({ description: "The list's configured id" }) source: string;
  @Text({ description: 'Why, as a code: unreachable, too-small …' }) reason: string;
}

export const listAlarmed = event({
  subject: 'dossier.sanctions.list.alarmed.v1',
  summary: 'A sanction list could not be refreshed, for a new reason; the version before stays in force',
  data: ListAlarmed,
});
