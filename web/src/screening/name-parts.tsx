import { howSentence, isPair } from '@dossier/proto/rules/score-lines';
import type { Explanation } from './answer';
import classes from './name-parts.module.css';
import { text } from './texts';

type Part = Explanation['parts'][number];

/** The parts of both names side by side: what was asked for, how it fits, what the list has. */
export const NameParts = ({ parts }: { parts: readonly Part[] }) => (
  <table className={classes.parts}>
    <thead>
      <tr>
        <th scope="col">{text.why.asked}</th>
        <th scope="col" aria-hidden />
        <th scope="col">{text.why.listed}</th>
      </tr>
    </thead>
    <tbody>
      {parts.map((part) => (
        <tr key={`${part.asked}|${part.listed}`} data-tone={toneOf(part)}>
          <td>
            <Word>{part.asked}</Word>
          </td>
          <td className={classes.how}>
            <span className={classes.link} aria-hidden />
            <span className={classes.said}>{howSentence(part, text.why)}</span>
          </td>
          <td>
            <Word>{part.listed}</Word>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Word = ({ children }: { children: string }) =>
  children ? (
    <bdi className={classes.word}>{children}</bdi>
  ) : (
    <span className={classes.nothing} role="img" aria-label={text.why.nothing} />
  );

const ALIKE = 0.85;

function toneOf(part: Part): 'same' | 'alike' | 'apart' {
  if (!isPair(part)) return 'apart';
  return part.similarity >= ALIKE ? 'same' : 'alike';
}
