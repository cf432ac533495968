type Told = { sentence: string; secret?: boolean };
/** A setting without a default is required: the process does not start without it. */
export type Setting = Told &
  (
    | { type: 'text'; default?: string /** Base64 of a key of so many bytes. */; bytes?: number }
    | { type: 'number'; default?: number; from?: number; to?: number }
    | { type: 'flag'; default?: boolean }
    | { type: 'choice'; default?: string; choices: readonly string[] }
  );
type Value<S> = S extends { type: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : S extends { type: 'number' }
    ? number
    : S extends { type: 'flag' }
      ? boolean
      : string;
export type Definitions = Record<string, Setting>;
export type Settings<D extends Definitions> = { readonly [Name in keyof D]: Value<D[Name]> };

/** The values of these settings, each read from the environment when it is asked for first. Throws a sentence that names a wrong one. */
export function readSettings<D extends Definitions>(definitions: D, env = process.env): Settings<D> {
  const known: Partial<Record<string, unknown>> = {};
  const lazy = {};
  for (const [name, setting] of Object.entries(definitions)) {
    const get = () => {
      if (!(name in known)) Object.assign(known, checkSettings({ [name]: setting }, env));
      return known[name];
    };
    Object.defineProperty(lazy, name, { enumerable: true, get });
  }
  return lazy as Settings<D>;
}

/** All of them at once, as a process does when it starts. Throws one sentence that names every variable that is missing or malformed. */
export function checkSettings<D extends Definitions>(definitions: D, env = process.env): Settings<D> {
  const wrong: string[] = [];
  const values = Object.entries(definitions).map(([name, setting]) => {
    const text = env[name];
    if (text === undefined || text === '') {
      if (setting.default === undefined) wrong.push(`${name} is not set (${setting.sentence})`);
      return [name, setting.default];
    }
    const { value, problem } = parse(setting, text);
    if (problem) wrong.push(`${name} must be ${problem}`);
    return [name, value];
  });
  if (wrong.length) throw new Error(`Settings: ${wrong.join('; ')}`);
  return Object.fromEntries(values);
}

type Parsed = { value?: string | number | boolean; problem?: string };
const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

function parse(setting: Setting, text: string): Parsed {
  if (setting.type === 'number') return parseNumber(setting, text);
  if (setting.type === 'flag') return text in FLAGS ? { value: FLAGS[text] } : { problem: 'true or false' };
  if (setting.type === 'choice')
    return setting.choices.includes(text) ? { value: text } : { problem: `one of ${setting.choices.join(', ')}` };
  const { bytes } = setting;
  const isKey = bytes === undefined || Buffer.from(text, 'base64').length === bytes;
  return isKey ? { value: text } : { problem: `${bytes} bytes in base64` };
}

function parseNumber({ from = -Infinity, to = Infinity }: { from?: number; to?: number }, text: string): Parsed {
  const value = Number(text);
  if (Number.isFinite(value) && value >= from && value <= to) return { value };
  if (Number.isFinite(from) && Number.isFinite(to)) return { problem: `a number from ${from} to ${to}` };
  return { problem: Number.isFinite(from) ? `a number of ${from} or more` : 'a number' };
}

/** What `--help` prints. */
export const describeSettings = (definitions: Definitions): string =>
  Object.entries(definitions)
    .map(([name, { type, default: value, sentence, secret, ...more }]) => {
      const fallback = value === undefined ? 'required' : `default ${secret ? '(hidden)' : JSON.stringify(value)}`;
      const choices = 'choices' in more ? ` (${more.choices.join(', ')})` : '';
      return `${name.padEnd(24)} ${type.padEnd(7)} ${fallback}${choices}${secret ? ', secret' : ''}\n${' '.repeat(25)}${sentence}`;
    })
    .join('\n');
