type Kind = 'text' | 'number' | 'flag';
export type Setting<K extends Kind = Kind> = {
  type: K;
  /** Absent means required. */
  default?: K extends 'number' ? number : K extends 'flag' ? boolean : string;
  sentence: string;
  secret?: boolean;
};
type Value<S> = S extends Setting<'number'> ? number : S extends Setting<'flag'> ? boolean : string;
export type Settings<D extends Record<string, Setting>> = { readonly [Name in keyof D]: Value<D[Name]> };

/** Reads each named environment variable once. Throws one sentence naming every variable that is missing or malformed. */
export function readSettings<D extends Record<string, Setting>>(definitions: D, env = process.env): Settings<D> {
  const wrong: string[] = [];
  const values = Object.entries(definitions).map(([name, setting]) => {
    const text = env[name];
    if (text === undefined || text === '') {
      if (setting.default === undefined) wrong.push(`${name} is not set (${setting.sentence})`);
      return [name, setting.default];
    }
    const value = parse(setting.type, text);
    if (value === undefined) wrong.push(`${name} must be a ${setting.type}`);
    return [name, value];
  });
  if (wrong.length) throw new Error(`Settings: ${wrong.join('; ')}`);
  return Object.fromEntries(values);
}

function parse(type: Kind, text: string): string | number | boolean | undefined {
  if (type === 'number') return Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (type === 'flag') return { true: true, '1': true, false: false, '0': false }[text];
  return text;
}

/** What `--help` prints. */
export const describeSettings = (definitions: Record<string, Setting>): string =>
  Object.entries(definitions)
    .map(([name, { type, default: value, sentence, secret }]) => {
      const fallback = value === undefined ? 'required' : `default ${secret ? '(hidden)' : JSON.stringify(value)}`;
      return `${name.padEnd(24)} ${type.padEnd(7)} ${fallback}\n${' '.repeat(25)}${sentence}`;
    })
    .join('\n');
