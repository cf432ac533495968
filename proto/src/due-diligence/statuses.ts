/** SIGNED is the end: what was approved is in the client file, and neither form nor documents change any more. */
export const STATUSES = ['draft', 'rejected', 'submitted', 'approved', 'SIGNED'] as const;
export type Status = (typeof STATUSES)[number];

/** What a list shows: a draft in which nobody has saved anything is 'Created'. */
export type ShownStatus = Status | 'created';
export const shownStatus = (status: Status, isTouched: boolean): ShownStatus =>
  status === 'draft' && !isTouched ? 'created' : status;

export const DOCUMENT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Who acts: staff, or whoever fills the form in, by a link or as a client. */
export type Party = 'staff' | 'visitor';

const isOpen = (status: Status): boolean => status === 'draft' || status === 'rejected';

/** A form that is filled in may be answered by both; once sent, by staff alone; an approved one by nobody. */
export const canAnswer = (status: Status, party: Party): boolean =>
  isOpen(status) || (party === 'staff' && status === 'submitted');
export const canSubmit = isOpen;
export const canDecide = (status: Status): boolean => status === 'submitted';

export const canUpload = (status: Status, party: Party): boolean =>
  isOpen(status) || (party === 'staff' && status !== 'SIGNED');

/** A visitor takes back an own document that nobody accepted yet, staff any until the end. */
export const canDelete = (status: Status, document: DocumentStatus, party: Party): boolean =>
  party === 'staff' ? status !== 'SIGNED' : isOpen(status) && document !== 'approved';

/** An accepted document stays accepted. */
export const canReview = (status: Status, document: DocumentStatus): boolean =>
  status !== 'SIGNED' && document !== 'approved';

/** A link opens nothing once its form is approved. */
export const isLinkDead = (status: Status): boolean => status === 'approved' || status === 'SIGNED';
