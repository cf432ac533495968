/** Whether this is the IANA name of a time zone, such as America/Curacao. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** `2026-05-06 09:08 Europe/Amsterdam`: a moment as the clocks of a time zone showed it. */
export function momentIn(at: Date, timeZone = 'UTC'): string {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return `${shown} ${timeZone}`;
}
