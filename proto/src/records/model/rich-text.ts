import type { Delta } from './field.js';
import type { Json } from './json.js';

const SAFE_LINK = /^(https?:|mailto:)/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSafeAttribute = ([name, value]: [string, unknown]): boolean =>
  name === 'link'
    ? typeof value === 'string' && SAFE_LINK.test(value)
    : ['string', 'number', 'boolean'].includes(typeof value);

const isOp = (op: unknown): boolean =>
  isObject(op) &&
  typeof op.insert === 'string' &&
  (op.attributes === undefined || (isObject(op.attributes) && Object.entries(op.attributes).every(isSafeAttribute))) &&
  Object.keys(op).every((key) => key === 'insert' || key === 'attributes');

/** Rich text of our editor: text with plain attributes, no embedded media, no links that run scripts. */
export const isDelta = (value: unknown): value is Delta =>
  isObject(value) && Object.keys(value).length === 1 && Array.isArray(value.ops) && value.ops.every(isOp);

/** The text without its form; anything that is not rich text has none. */
export const plainText = (value: Json | undefined): string =>
  isDelta(value)
    ? value.ops
        .map((op) => op.insert)
        .join('')
        .trim()
    : '';

/** No rich text, or only white space in it. */
export const isBlank = (value: Json | undefined): boolean => plainText(value) === '';
