export const commonFailures = {
  'input.invalid': { status: 400, message: 'Please check the marked fields' },
  'session.missing': { status: 401, message: 'Please sign in' },
  'session.ended': { status: 401, message: 'Your session has ended. Please sign in again' },
  'permission.denied': { status: 403, message: 'You do not have permission for this' },
  'route.not_found': { status: 404, message: 'There is no such call' },
  'idempotency.key_reused': { status: 409, message: 'This Idempotency-Key was used for another request' },
  'object.conflict': { status: 409, message: 'Somebody changed this at the same moment. Please load it again' },
  'request.wrong_method': { status: 405, message: 'This call is made in another way' },
  'request.timeout': { status: 408, message: 'The request did not arrive in time' },
  'request.too_big': { status: 413, message: 'The request is too big: without a file it may have 1 MB' },
  'request.headers_too_big': { status: 431, message: 'The address or the headers of the request are too long' },
  'upload.too_big': { status: 413, message: 'The file is to big, max file size is 10MB' },
  'upload.wrong_type': { status: 415, message: 'This type of file is not accepted here' },
  'upload.unreadable': {
    status: 415,
    message: 'This file cannot be read as a PDF: it is damaged, or is something else',
  },
  'upload.too_many_pixels': {
    status: 413,
    message: 'This picture has too many pixels. Please scan it again at a lower resolution',
  },
  'rate.limited': { status: 429, message: 'Too many requests. Please wait a moment' },
  'live.too_many': {
    status: 429,
    message: 'You have too many windows open: this one asks for what is new every minute',
  },
  'live.full': {
    status: 503,
    message: 'Too many people are told of changes at this moment: what is new is asked for every minute',
  },
  'system.error': { status: 500, message: 'Something went wrong' },
  'system.unavailable': {
    status: 503,
    message: 'A part of the system does not answer. Nothing was lost, please try again',
  },
} as const;
