import { percent } from '@dossier/proto/rules/score-lines';
import classes from './score-bar.module.css';
import { text } from './texts';

type ScoreBarProps = { score: number; isAlert: boolean; threshold?: number; large?: boolean };

/** A score from 0 to 100, with a mark where alerts begin if that is known. The number and the word say it too. */
export function ScoreBar({ score, isAlert, threshold, large }: ScoreBarProps) {
  const word = isAlert ? text.result.alert : large && text.result.noAlert;
  return (
    <span className={classes.line} data-large={large || undefined} data-alert={isAlert || undefined}>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: `${percent(score)}%` }} />
        {threshold !== undefined && <span className={classes.mark} style={{ left: `${percent(threshold)}%` }} />}
      </span>
      <span className={`${classes.number} tabular`}>
        <span aria-hidden>{percent(score)}</span>
        <span className={classes.hidden}>{text.result.score(String(percent(score)))}</span>
      </span>
      <span className={classes.word}>{word}</span>
    </span>
  );
}
