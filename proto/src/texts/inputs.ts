import { defineTexts, phrasesOf } from './define.js';

/** What a call answers to input of the wrong form, where no field has a sentence of its own. */
export const inputSentences = defineTexts('inputs', {
  text: (field: string) => `${field} must be a string`,
  texts: (field: string) => `each value in ${field} must be a string`,
  shorterThan: (field: string, min: number) => `${field} must be longer than or equal to ${min} characters`,
  longerThan: (field: string, max: number) => `${field} must be shorter than or equal to ${max} characters`,
  eachLongerThan: (field: string, max: number) =>
    `each value in ${field} must be shorter than or equal to ${max} characters`,
  pattern: (field: string, pattern: string) => `${field} must match ${pattern} regular expression`,
  whole: (field: string) => `${field} must be an integer number`,
  number: (field: string) => `${field} must be a number conforming to the specified constraints`,
  below: (field: string, min: number) => `${field} must not be less than ${min}`,
  above: (field: string, max: number) => `${field} must not be greater than ${max}`,
  flag: (field: string) => `${field} must be a boolean value`,
  list: (field: string) => `${field} must be an array`,
  tooMany: (field: string, max: number) => `${field} must contain no more than ${max} elements`,
  nested: (field: string) => `nested property ${field} must be either object or array`,
  eachNested: (field: string) => `each value in nested property ${field} must be either object or array`,
  fieldObject: (field: string) => `${field} must be an object`,
  email: 'Invalid email',
  identifier: 'Must be an identifier of 24 hexadecimal digits',
  identifiers: 'Must be identifiers of 24 hexadecimal digits',
  oneOf: (values: string) => `Must be one of: ${values}`,
  date: 'Must be a date like 2026-01-31',
  dateTime: 'Must be a date and time in ISO 8601',
  object: 'Must be an object',
  richText: 'Must be rich text in the form of the editor, at most 64 KB',
  idempotencyKey: 'Must be 8 to 100 letters, digits, - or _',
  brokenChain: 'Must be the additions that this change waits for, outermost first',
  lacksPermission: (reason: string, permission: string) => `${reason} (${permission})`,
  notFound: 'Associated object was not found',
  noChange: 'Say what shall change',
});

/** The same for errors, which travel as phrases. */
export const inputTexts = phrasesOf(inputSentences);
