export const workflowFailures = {
  'workflow.change.not_found': { status: 404, message: 'Associated object was not found' },
  'workflow.change.closed': { status: 409, message: 'Somebody already handled this change' },
  'workflow.change.stale': { status: 409, message: 'The current value has moved since this change was proposed' },
  'workflow.change.parent_pending': { status: 409, message: 'The record this belongs to has to be approved first' },
  'workflow.change.revised': {
    status: 409,
    message: 'This change is no longer what you saw. Look at it again, then decide',
  },
  'workflow.change.unreadable': {
    status: 403,
    message: 'You cannot approve this change: you may not see everything it changes',
  },
  'workflow.change.own': { status: 403, message: 'You cannot approve your own change' },
  'workflow.reason.too_short': {
    status: 400,
    message: 'Please provide a reason for denying this request, it should be at least 10 characters long',
  },
} as const;
