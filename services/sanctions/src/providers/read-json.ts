/** Reading answers of other systems: every step says what it expected instead of trusting the shape. */
export type JsonObject = Record<string, unknown>;

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Error('the answer is not JSON');
  }
}

export function asObject(value: unknown, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${what} is not an object`);
  return value as JsonObject;
}

export function asArray(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${what} is not a list`);
  return value;
}

export function asText(value: unknown, what: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${what} is not a text`);
  return value;
}

/** A score from 0 to 1. */
export function asScore(value: unknown, what: string): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) throw new Error(`${what} is not a score`);
  return value;
}

export function texts(value: unknown): string[] {
  if (typeof value === 'string' && value !== '') return [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : [];
}
