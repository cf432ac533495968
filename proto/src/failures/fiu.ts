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
} as const;
