import { percent, scoreLines } from '@dossier/proto/rules/score-lines';
import { IconArrowDown, IconArrowUp, IconEqual, IconLetterCase } from '@tabler/icons-react';
import type { Explanation } from './answer';
import classes from './score-sum.module.css';
import { text } from './texts';

/** What raised and what lowered the score, down to the sum. */
export function ScoreSum({ explanation }: { explanation: Explanation }) {
  return (
    <ul className={classes.sum}>
      <li>
        <IconLetterCase size={16} stroke={1.75} aria-hidden />
        <span>{text.why.names}</span>
        <b className="tabular">{percent(explanation.name_score)}</b>
      </li>
      {scoreLines(explanation, text.why).map(({ key, sentence, points }) => (
        <li key={key} data-tone={points > 0 ? 'up' : 'down'}>
          {points > 0 ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />}
          <span>{sentence}</span>
          <b className="tabular" title={points > 0 ? text.why.raises : text.why.lowers}>
            {signed(points)}
          </b>
        </li>
      ))}
      <li className={classes.total}>
        <IconEqual size={16} stroke={1.75} aria-hidden />
        <span>{text.why.total}</span>
        <b className="tabular">{percent(explanation.score)}</b>
      </li>
    </ul>
  );
}

const signed = (points: number) => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);
