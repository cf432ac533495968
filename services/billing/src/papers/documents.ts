import type { Content, Document } from '@dossier/kit/print';
import { toCredits } from '@dossier/proto/rules/credits';
import { billing as text } from '@dossier/proto/texts/billing';
import { readersLanguage } from '@dossier/proto/texts/language';
import { say } from '@dossier/proto/texts/phrase';
import type { EntryRecord } from '../ledger/entry.schema.js';

export type Statement = {
  month: string;
  opening: number;
  entries: readonly EntryRecord[];
  closing: number;
  /** There are more entries than are printed. */
  isCut: boolean;
};

/** What the printing thread is told. */
export type Paper = { account: string } & ({ receipt: EntryRecord } | { statement: Statement });

const AUTHOR = 'Dossier';
const RULED = 'lightHorizontalLines';

const amount = (hundredths: number): string =>
  toCredits(hundredths).toLocaleString(readersLanguage(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const right = (words: string): Content => ({ text: words, alignment: 'right' });
/** A word that no column is wide enough for, such as the hash of a transaction, breaks anywhere. */
const comment = (words: string): Content => ({
  text: words.split(/(\S{40,})/).map((part) => (/\S{40}/.test(part) ? { text: part, wordBreak: 'break-all' } : part)),
});
const label = (words: string): Content => ({ text: words, style: 'label' });

export const paperOf = (paper: Paper, at: Date): Document =>
  'receipt' in paper ? receiptOf(paper.receipt, paper.account) : statementOf(paper.statement, paper.account, at);

/** One entry, with everything the ledger says of it. The same entry gives the same bytes. */
export function receiptOf(
  { number, type, amount: moved, balance, at, initiator, comment: said }: EntryRecord,
  account: string,
): Document {
  const rows: [string, Content][] = [
    [text.papers.account, account],
    [text.fields.date, moment(at)],
    [text.fields.type, text.types[type]],
    [text.fields.amount, amount(moved)],
    [text.fields.balanceAfter, amount(balance)],
    [text.fields.initiator, initiator.name],
    [text.fields.comment, comment(say(said))],
  ];
  const title = text.papers.receipt(number);
  return {
    title,
    author: AUTHOR,
    at,
    footer: title,
    content: [
      { text: title, style: 'title', margin: [0, 0, 0, 10] },
      { table: { widths: [120, '*'], body: rows.map(([name, value]) => [label(name), value]) }, layout: RULED },
    ],
  };
}

/** A month: what was there before, each entry, what was there after. */
export function statementOf(
  { month, opening, entries, closing, isCut }: Statement,
  account: string,
  at: Date,
): Document {
  const title = text.papers.statement(month);
  const head = [text.fields.date, text.fields.type, text.fields.comment].map(label);
  const body: Content[][] = [
    [
      ...head,
      { ...(right(text.fields.amount) as object), style: 'label' },
      { ...(right(text.fields.balanceAfter) as object), style: 'label' },
    ],
    ['', '', text.papers.opening, '', right(amount(opening))],
    ...entries.map((entry) => [
      moment(entry.at),
      text.types[entry.type],
      comment(say(entry.comment)),
      right(amount(entry.amount)),
      right(amount(entry.balance)),
    ]),
    ['', '', { text: text.papers.closing, bold: true }, '', { ...(right(amount(closing)) as object), bold: true }],
  ];
  return {
    title,
    author: AUTHOR,
    at,
    footer: title,
    content: [
      { text: title, style: 'title' },
      { text: account, style: 'quiet', margin: [0, 0, 0, 10] },
      { table: { headerRows: 1, widths: [105, 65, '*', 60, 60], body }, layout: RULED },
      ...(isCut ? [{ text: text.papers.cut(entries.length), style: 'quiet', margin: [0, 8, 0, 0] }] : []),
    ],
  };
}
