/**
 * An expected failure. Its message is one sentence that says what to do; it is shown without a stack trace.
 * @param {string} sentence
 * @returns {Error}
 */
export const problem = (sentence) => Object.assign(new Error(sentence), { name: 'Problem' });

/** @type {Record<string, (path: string) => string>} */
const byCode = {
  EACCES: (path) => `No permission to write ${path}; make it writable for this user or choose another folder.`,
  EPERM: (path) => `No permission to change ${path}; make it writable for this user or choose another folder.`,
  EROFS: (path) => `${path} is on a read-only disk; choose a folder on a writable one.`,
  ENOSPC: (path) => `The disk that holds ${path} is full; free some space and start again.`,
  EDQUOT: (path) => `The disk quota for ${path} is used up; free some space and start again.`,
};

/**
 * The sentence shown for any failure of a start or test command.
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceFor(error) {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  const known = error.name !== 'Problem' && code ? byCode[code] : undefined;
  return known ? known(path ?? 'the data folder') : error.message;
}

/**
 * Prints the sentence for a failure and ends the process with code 1. DEBUG=1 adds the stack.
 * @param {unknown} error
 * @returns {never}
 */
export function exitWith(error) {
  console.error(`\n${sentenceFor(error)}`);
  if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
  process.exit(1);
}
