import { percent } from '@dossier/proto/rules/score-lines';
import { Title } from '@mantine/core';
import type { Explanation, Match } from './answer';
import { NameParts } from './name-parts';
import { ScoreBar } from './score-bar';
import { ScoreSum } from './score-sum';
import { text } from './texts';
import classes from './why-this-score.module.css';

/** The score, the two names part by part, and what raised or lowered it. */
export const WhyThisScore = ({ explanation, isAlert }: { explanation: Explanation; isAlert: Match['is_alert'] }) => (
  <section className={classes.why} aria-label={text.why.title}>
    <div className={classes.head}>
      <Title order={3} size="h3">
        {text.why.title}
      </Title>
      <span className={classes.threshold}>{text.why.threshold(String(percent(explanation.threshold)))}</span>
    </div>
    <ScoreBar score={explanation.score} isAlert={isAlert} threshold={explanation.threshold} large />
    <p className={classes.best}>
      <bdi>{text.why.bestName(explanation.matched_name)}</bdi> {explanation.is_weak_alias && text.why.weakAlias}
    </p>
    <NameParts parts={explanation.parts} />
    <ScoreSum explanation={explanation} />
  </section>
);
