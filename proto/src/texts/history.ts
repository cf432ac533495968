import { defineTexts } from './define.js';

/** The stored states of a client file: their screen, their banner, their comparison. */
export const history = defineTexts('history', {
  hint: 'Stored states of this file. They never change.',
  label: 'Label',
  comment: 'Comment',
  by: 'Made by',
  date: 'Date',
  review: 'Review',
  removalWaits: 'Deletion waits',
  delete: (label: string) => `Delete ${label}`,
  empty: 'No revisions yet',
  emptyHint: 'A revision keeps all records, documents, completeness and the ownership chart as they are now.',
  add: 'Store revision',
  addHint: 'The file is stored as it is now, with what waits for approval. It can be looked at and compared later.',
  added: (label: string) => `Revision ${label} added successfully`,
  approveReview: 'Approve review',
  approveHint:
    'Stores the file as it is now, sets the final compliance review to today and the next review by the risk level.',
  reviewed: (next: string) => `Review approved. The next one is due ${next}`,
  banner: 'Snapshot',
  readOnly: 'read-only',
});
