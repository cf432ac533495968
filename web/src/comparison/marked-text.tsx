import { text } from '@/record/texts';
import classes from './comparison.module.css';
import { type Part, wordDiff } from './word-diff';

type Side = 'before' | 'after';

const Marked = ({ parts, side }: { parts: readonly Part[]; side: Side }) => {
  const Mark = side === 'before' ? 'del' : 'ins';
  return parts.map(({ text: words, changed }, index) =>
    changed ? <Mark key={index}>{words}</Mark> : <span key={index}>{words}</span>,
  );
};

type MarkedTextProps = {
  before: string;
  after: string;
  side: Side;
  changed: boolean;
  /** A date or a choice differs as a whole. */
  whole?: boolean;
};

/** One side of a changed text, with the words that the other side does not have marked. */
export function MarkedText({ before, after, side, changed, whole }: MarkedTextProps) {
  const own = side === 'before' ? before : after;
  if (own === '') return <span className={classes.empty}>{text.comparison.empty}</span>;
  const parts = whole ? [{ text: own, changed: true }] : wordDiff(before, after)[side];
  return <bdi>{changed ? <Marked parts={parts} side={side} /> : own}</bdi>;
}
