export const dueDiligenceFailures = {
  'due_diligence.record.not_found': { status: 404, message: 'Associated object was not found' },
  'due_diligence.element.not_found': { status: 404, message: 'Associated object was not found' },
  'due_diligence.document.not_found': { status: 404, message: 'Associated object was not found' },
  'due_diligence.comment.not_found': { status: 404, message: 'Associated object was not found' },
  'due_diligence.record.closed': { status: 409, message: 'This form can no longer be changed' },
  'due_diligence.record.not_submitted': { status: 409, message: 'Only a submitted form can be approved or rejected' },
  'due_diligence.record.not_approved': {
    status: 409,
    message: 'Only an approved form can be taken into the client file',
  },
  'due_diligence.link.ended': {
    status: 409,
    message: 'This link opens nothing any more. Please make a new one first',
  },
  'due_diligence.refresh.nothing_filed': {
    status: 409,
    message: 'The client file has no such document yet. Please upload it',
  },
  'due_diligence.document.decided': { status: 409, message: 'This document has been accepted already' },
  'due_diligence.comments.open': { status: 409, message: 'There are open comments. Please close them first' },
} as const;
