import { httpCall } from './call.js';
import { Text } from './fields.js';

/** The gateway sends the bytes themselves. */
export class PrintedPaper {
  @Text({ max: 255 }) filename: string;
  @Text({ max: 7_000_000, description: 'A PDF in base64' }) pdf: string;
}

export class GetReceipt {
  @Text({ min: 1, max: 200, description: 'Of the entry, as get-credits names it' }) entry: string;
}

export const getReceipt = httpCall({
  subject: 'billing.receipt.get',
  method: 'GET',
  path: 'get-receipt',
  access: ['view_wallet'],
  summary: 'One entry of the own ledger as a PDF',
  input: GetReceipt,
  output: PrintedPaper,
  fails: ['billing.entry.not_found'],
  deadline: 15_000,
});

export class GetStatement {
  @Text({ pattern: /^\d{4}-(0[1-9]|1[0-2])$/, description: 'Such as 2026-05, in UTC' }) month: string;
}

export const getStatement = httpCall({
  subject: 'billing.statement.get',
  method: 'GET',
  path: 'get-statement',
  access: ['view_wallet'],
  summary: 'The credits of the own company in a month as a PDF: before, each entry, after',
  input: GetStatement,
  output: PrintedPaper,
  deadline: 15_000,
});
