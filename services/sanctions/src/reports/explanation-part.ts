import type { Content } from '@dossier/kit/print';
import type { ExplainedPart, ScreeningMatch } from '@dossier/proto/calls/screening-result';
import { howSentence, percent, scoreLines } from '@dossier/proto/rules/score-lines';
import { screening } from '@dossier/proto/texts/screening';
import { inPrint } from './letters.js';
import { heading, quiet, table, wordCell } from './report-parts.js';

const { why } = screening;

/** The score: both names part by part, then what raised and what lowered it. */
export function explanationPart({ explanation }: ScreeningMatch): Content[] {
  if (!explanation) return [];
  const sum = scoreLines(explanation).map(({ sentence, points }): Content[] => [
    sentence,
    { text: points > 0 ? `+${points}` : `−${Math.abs(points)}`, alignment: 'right' },
  ]);
  return [
    heading(why.title),
    quiet(
      [why.bestName(inPrint(explanation.matched_name)), why.threshold(String(percent(explanation.threshold)))].join(
        '. ',
      ),
    ),
    table(['*', 110, '*'], [why.asked, '', why.listed], explanation.parts.map(partRow)),
    table(
      ['*', 50],
      [],
      [
        [why.names, number(explanation.name_score)],
        ...sum,
        [
          { text: why.total, bold: true },
          { text: String(percent(explanation.score)), bold: true, alignment: 'right' },
        ],
      ],
    ),
  ];
}

const number = (score: number): Content => ({ text: String(percent(score)), alignment: 'right' });

const partRow = (part: ExplainedPart): Content[] => [
  wordCell(part.asked),
  { text: howSentence(part), style: 'label', alignment: 'center' },
  wordCell(part.listed),
];
