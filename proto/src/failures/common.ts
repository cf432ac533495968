export const commonFailures = {
  'input.invalid': { status: 400, message: 'Please check the marked fields' },
  'session.missing': { status: 401, message: 'Please sign in' },
  'session.ended': { status: 401, message: 'Your session has ended. Please sign in again' },
  'permission.denied': { status: 403, message: 'You do not have permission for this' },
  'route.not_found': { status: 404, message: 'There is no such call' },
  'idempotency.key_reused': { status: 409, message: 'This Idempotency-Key was used for another request' },
  'object.conflict': { status: 409, message: 'Somebody changed this at the same moment. Please load it again' },
  'upload.too_big': { status: 413, message: 'The file is to big, max file size is 10MB' },
  'upload.wrong_type': { status: 415, message: 'This type of file is not accepted here' },
  'rate.limited': { status: 429, message: 'Too many requests. Please wait a moment' },
  'system.error': { status: 500, message: 'Something went wrong' },
  'system.unavailable': {
    status: 503,
    message: 'A part of the system does not answer. Nothing was lost, please try again',
  },
} as const;
