export const kycFailures = {
  'kyc.company.not_found': { status: 404, message: 'Associated object was not found' },
  'kyc.record.not_found': { status: 404, message: 'Associated object was not found' },
  'kyc.subsidiary.not_found': { status: 404, message: 'Associated object was not found' },
  'kyc.parent.not_found': { status: 404, message: 'Associated object was not found' },
  'kyc.file.not_found': { status: 404, message: 'Associated object was not found' },
  'kyc.snapshot.not_found': { status: 404, message: 'Associated object was not found' },
  'kyc.policy.not_found': { status: 404, message: 'This version does not exist' },
  'kyc.policy.started': { status: 409, message: 'A version that has started cannot be deleted' },
  'kyc.removal.pending': { status: 409, message: 'A delete request for this already waits for confirmation' },
  'kyc.review.incomplete': {
    status: 409,
    message: 'The review cannot be approved while fields of the dashboard are missing',
  },
  'kyc.review.changes_wait': {
    status: 409,
    message: 'The review cannot be approved while changes wait for a decision',
  },
  'kyc.ubo.last': {
    status: 409,
    message: 'An individual shareholder keeps the last UBO. Please delete the shareholder instead',
  },
  'kyc.company.has_other_kind': { status: 400, message: 'This section does not exist for this type of client' },
} as const;
