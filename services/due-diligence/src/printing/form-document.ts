import type { Content, Document } from '@dossier/kit/print';
import type { DueDiligenceForm } from '@dossier/proto/calls/due-diligence';
import type { ElementView, RecordView } from '@dossier/proto/calls/due-diligence-views';
import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { type Answer, answerOf } from '@dossier/proto/due-diligence/answers';
import {
  ELEMENT_TYPES,
  elementFields,
  FATCA_FIELDS,
  nameFieldOf,
  SIGNATURE_FIELDS,
} from '@dossier/proto/due-diligence/elements';
import { shownStatus } from '@dossier/proto/due-diligence/statuses';
import { shownValue } from '@dossier/proto/records/display';
import type { Fields } from '@dossier/proto/records/model/field';
import { dayMonthYear } from '@dossier/proto/rules/dates';
import { dueDiligenceTexts as words } from '@dossier/proto/texts/due-diligence';
import { dueDiligenceScreens as text } from '@dossier/proto/texts/due-diligence-screens';
import { say } from '@dossier/proto/texts/phrase';

const MARGIN_MM = 10;
const RULE = '#c9c9d2';
const TINT = '#f3f3f6';

const heading = (title: string): Content => ({ text: title, style: 'heading', headlineLevel: 1 });
const quiet = (line: string): Content => ({ text: line, style: 'quiet', margin: [0, 0, 0, 4] });

const LAYOUT = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => RULE,
  vLineColor: () => RULE,
  fillColor: (_row: number, _node: unknown, column: number) => (column % 2 === 0 ? TINT : null),
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

const shownIn = (part: RecordView | ElementView, name: string, fields: Fields): string => {
  const field = fields[name];
  const value = answerOf((part as Record<string, unknown>)[name] as Answer | undefined);
  return field ? shownValue(field, value) : '';
};

/** Questions and answers as on a bank's form: two pairs in a row, long answers over the whole width. */
function answers(part: RecordView | ElementView, fields: Fields): Content {
  const rows: Content[][] = [];
  let half: [Content, string] | undefined;
  const alone = ([label, value]: [Content, string]) => rows.push([label, { text: value, colSpan: 3 }, '', '']);
  for (const [name, field] of Object.entries(fields)) {
    const pair: [Content, string] = [{ text: say(field.label), style: 'label' }, shownIn(part, name, fields) || '–'];
    const isPaired = half !== undefined && !field.lines;
    if (half && isPaired) rows.push([...half, ...pair]);
    else if (half) alone(half);
    half = undefined;
    if (field.lines) alone(pair);
    else if (!isPaired) half = pair;
  }
  if (half) alone(half);
  return {
    table: { widths: [105, '*', 105, '*'], body: rows, dontBreakRows: true },
    layout: LAYOUT,
    margin: [0, 0, 0, 8],
  };
}

const question = (part: RecordView, fields: Fields): Content => ({
  table: {
    widths: ['*', 60],
    dontBreakRows: true,
    body: Object.entries(fields).map(([name, field]) => [
      { text: say(field.label), style: 'label' },
      shownIn(part, name, fields) || '–',
    ]),
  },
  layout: LAYOUT,
  margin: [0, 0, 0, 8],
});

/** Who said of what was filled in before that nothing else has changed. */
const confirmed = ({
  confirmed_at,
  confirmed_by = '',
}: Pick<ElementView, 'confirmed_at' | 'confirmed_by'>): Content[] =>
  confirmed_at ? [quiet(text.refresh.confirmed(dayMonthYear(confirmed_at.slice(0, 10)), confirmed_by))] : [];

const isAsked = ({ refresh }: RecordView, section: string): boolean => refresh?.sections.includes(section) ?? true;

function elements({ dueDiligence, elements: all }: DueDiligenceForm): Content[] {
  return ELEMENT_TYPES.flatMap((type, at): Content[] => {
    if (!isAsked(dueDiligence, type)) return [];
    const own = all.filter((element) => element.type === type);
    return [
      heading(`${at + 1}. ${words.sections[type]}`),
      ...(own.length === 0 ? [quiet(text.form.none)] : []),
      ...own.map((element, number): Content => {
        const fields = elementFields(type);
        const name = shownIn(element, nameFieldOf(type), fields) || text.form.unnamed;
        const title: Content = { text: `${number + 1}. ${name}`, bold: true, margin: [0, 2, 0, 3] };
        // Nobody is spread over two pages.
        return {
          unbreakable: true,
          stack: [...(type === 'company' ? [] : [title]), ...confirmed(element), answers(element, fields)],
        };
      }),
    ];
  });
}

/** A line of a table has no room for 64 signs without a space. */
const inHalves = (hash: string): string => `${hash.slice(0, 32)} ${hash.slice(32)}`.trim();

function papers({ docs }: DueDiligenceForm): Content[] {
  if (docs.length === 0) return [];
  const head = [text.documents.type, text.documents.file, text.documents.status].map((title) => ({
    text: title,
    style: 'label',
  }));
  const rows = docs.map(({ documentType, file, status }) => [
    titleOfDocument(documentType),
    `${file.filename}\nSHA-256 ${inHalves(file.sha256 ?? '')}`,
    words.documentStatuses[status],
  ]);
  return [
    heading(text.documentsTitle),
    {
      table: { headerRows: 1, widths: [150, '*', 80], body: [head, ...rows], dontBreakRows: true },
      layout: { ...LAYOUT, fillColor: (row: number) => (row === 0 ? TINT : null) },
      fontSize: 8,
    },
  ];
}

/** The whole form on paper, as it stands at that moment. */
export function formDocument(form: DueDiligenceForm, at: Date): Document {
  const { dueDiligence: record, compnanyName } = form;
  const day = dayMonthYear(at.toISOString().slice(0, 10));
  return {
    title: `${text.title}: ${compnanyName}`,
    author: compnanyName,
    at,
    margin: MARGIN_MM,
    footer: `${text.title}, ${compnanyName}, ${day}`,
    content: [
      { text: text.title, style: 'title' },
      { text: compnanyName, style: 'name' },
      quiet([record.label, words.statuses[shownStatus(record.status, record.touched)], day].join(' · ')),
      ...elements(form),
      ...(isAsked(record, 'fatca')
        ? [heading(`7. ${words.sections.fatca}`), ...confirmed(record.refresh ?? {}), question(record, FATCA_FIELDS)]
        : []),
      {
        unbreakable: true,
        stack: [heading(words.sections.signature), quiet(words.statement), answers(record, SIGNATURE_FIELDS)],
      },
      ...papers(form),
    ],
  };
}
