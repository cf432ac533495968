const levels = new Map([
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
]);

/**
 * What the terminal shows of a line that a process logs: warnings and worse, and whatever is not a log line.
 * @param {string} line
 * @returns {string | undefined}
 */
export function shown(line) {
  if (!line.startsWith('{')) return line.trim() && !line.startsWith('(Use `node --trace') ? line : undefined;
  try {
    const { level, msg, err, subject } = JSON.parse(line);
    const word = levels.get(level);
    if (!word) return undefined;
    return [`${word}:`, subject, msg, err?.message && err.message !== msg ? `(${err.message})` : '']
      .filter(Boolean)
      .join(' ');
  } catch {
    return line;
  }
}

const lately = 60_000;

/**
 * Keeps a message that comes again and again from filling the terminal; the log has each.
 * @returns {(text: string, now: number) => boolean} whether the text, numbers aside, was not accepted within a minute before `now`
 */
export function notSaidLately() {
  /** @type {Map<string, number>} */
  const said = new Map();
  return (text, now) => {
    const kind = text.replaceAll(/\d+/g, '0');
    if (now - (said.get(kind) ?? Number.NEGATIVE_INFINITY) < lately) return false;
    if (said.size > 1000) said.clear();
    said.set(kind, now);
    return true;
  };
}
