import type { Content, Document } from '@dossier/kit/print';
import type { DifferentRecord, FileDifference, PointInTime } from '@dossier/proto/calls/kyc-difference';
import { orderedFields } from '@dossier/proto/records/difference';
import { display } from '@dossier/proto/records/display';
import { labelOf } from '@dossier/proto/records/label';
import type { Json } from '@dossier/proto/records/model/json';
import { momentIn } from '@dossier/proto/rules/time-zone';
import { history } from '@dossier/proto/texts/history';

/** `by` printed it; moments are told in `time_zone`, else in UTC. */
export type PrintableDifference = { found: FileDifference; by: string; time_zone?: string };

const text = history.difference;
const RULE = '#c9c9d2';
const TINT = '#f3f3f6';
const EMPTY = '–';
const MOST_TOGETHER = 12;

const LINES = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => RULE,
  vLineColor: () => RULE,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};
const headed = { ...LINES, fillColor: (row: number) => (row === 0 ? TINT : null) };
const labelled = {
  ...LINES,
  fillColor: (_row: number, _node: unknown, column: number) => (column === 0 ? TINT : null),
};

const label = (words: string): Content => ({ text: words, style: 'label' });

/** A1B2… has no place to break a line at. */
const inHalves = (hash: string): string => `${hash.slice(0, hash.length / 2)} ${hash.slice(hash.length / 2)}`.trim();

/** A file is known by its checksum, whatever it is called. */
function told(kind: DifferentRecord['kind'], name: string, value: Json): Content {
  const words = display(kind, name, value) || EMPTY;
  const isFile = name === 'file' && typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isFile || typeof value.sha256 !== 'string') return words;
  return [words, { text: `SHA-256 ${inHalves(value.sha256)}`, style: 'quiet' }];
}

function fieldsOf(record: DifferentRecord): Content {
  const { kind, fields, documentType } = record;
  const facts = documentType ? { documentType } : {};
  const head = [text.field, text.before, text.after].map(label);
  const rows = orderedFields(record).map((name) => {
    const { current = null, new: next = null } = fields[name] ?? {};
    return [labelOf(kind, name, {}, facts), told(kind, name, current), told(kind, name, next)];
  });
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [130, '*', '*'],
      body: [head, ...rows],
    },
    layout: headed,
    margin: [0, 0, 0, 10],
  };
}

/** A table that fits a page stays in one piece with its heading; a longer one repeats its head. */
const recordPart = (record: DifferentRecord): Content => ({
  unbreakable: Object.keys(record.fields).length <= MOST_TOGETHER,
  stack: [
    {
      margin: [0, 4, 0, 3],
      text: [
        { text: record.title, bold: true },
        { text: record.within ? `  ${record.within}` : '', style: 'quiet' },
        { text: `  ${text.changes[record.change]}`, style: 'quiet' },
      ],
    },
    fieldsOf(record),
  ],
});

/** The difference of two states of a client file on paper. */
export function differenceDocument({ found, by, time_zone }: PrintableDifference, at: Date): Document {
  const moment = (when: Date | string): string => momentIn(new Date(when), time_zone);
  const point = ({ label: name, by: maker, at: when }: PointInTime): string =>
    name === undefined ? `${text.now}, ${moment(when)}` : text.madeBy(name, moment(when), maker ?? '');
  const printed = text.printed(by, moment(at));
  return {
    title: `${text.title}: ${found.company_name}`,
    author: by,
    at,
    footer: `${text.title}, ${found.company_name}, ${printed}`,
    content: [
      { text: text.title, style: 'title' },
      { text: found.company_name, style: 'name', margin: [0, 0, 0, 6] },
      {
        table: {
          widths: [90, '*'],
          body: [
            [label(text.from), point(found.from)],
            [label(text.to), point(found.to)],
            [label(text.printedLabel), printed],
          ],
        },
        layout: labelled,
      },
      { text: text.hint, style: 'quiet', margin: [0, 4, 0, 0] },
      ...(found.sections.length === 0 ? [{ text: text.none, margin: [0, 14, 0, 0] }] : []),
      ...found.sections.flatMap(({ section, records }): Content[] => [
        { text: text.sections[section], style: 'heading' },
        ...records.map(recordPart),
      ]),
    ],
  };
}
