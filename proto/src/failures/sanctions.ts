export const sanctionsFailures = {
  'sanctions.search.not_found': { status: 404, message: 'Associated object was not found' },
  'sanctions.provider.failed': { status: 503, message: 'There was an error while creating the request' },
  'sanctions.engine.starting': {
    status: 503,
    message: 'The sanction lists are still being loaded. Please try again in a moment',
  },
  'sanctions.client.not_allowed': {
    status: 403,
    message: 'This client does not allow sanction screening via third party API',
  },
  'sanctions.person.incomplete': {
    status: 400,
    message: 'Please fill the missing field(s) before using API sanction screening',
  },
  'sanctions.match.not_found': { status: 404, message: 'Associated object was not found' },
  'sanctions.list.not_found': { status: 404, message: 'Associated object was not found' },
  'sanctions.list.busy': { status: 409, message: 'This list is being refreshed at the moment' },
  'sanctions.list.refused': { status: 400, message: 'The list was not taken, the one in force stays' },
  'sanctions.list.no_earlier_version': { status: 409, message: 'There is no earlier version of this list' },
} as const;
