export const fiuFailures = {
  'fiu.file.not_found': { status: 404, message: 'This file was not found' },
  'fiu.file.not_ready': { status: 409, message: 'This file has no reports to download' },
  'fiu.file.running': { status: 409, message: 'This file is still being converted' },
  'fiu.file.downloaded': { status: 409, message: 'These reports were downloaded and stay in the history' },
  'fiu.file.broken': {
    status: 409,
    message: 'These reports are damaged. What they cost was given back; please convert the file again',
  },
  'fiu.waiting.none': {
    status: 409,
    message: 'No row of this file can be converted yet. Complete its saved information first',
  },
  'fiu.profile.not_found': { status: 404, message: 'This profile was not found' },
  'fiu.profile.exists': { status: 409, message: 'There is this version of the profile already' },
  'fiu.profile.unfit': {
    status: 409,
    message: 'Its schema took no row of the sample, so nothing can be converted with it',
  },
  'fiu.report.own': { status: 403, message: 'You cannot approve your own reports' },
  'fiu.report.not_waiting': { status: 409, message: 'These reports do not wait for approval' },
  'fiu.report.not_approved': {
    status: 409,
    message: 'Somebody other than their maker has to approve these reports first',
  },
  'fiu.report.not_exported': { status: 409, message: 'These reports were not downloaded yet, so the FIU has none' },
  'fiu.report.unknown': { status: 404, message: 'This upload has no such report' },
  'fiu.report.not_rejected': { status: 409, message: 'The FIU rejected no report of this upload' },
} as const;
