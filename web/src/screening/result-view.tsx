import { useState } from 'react';
import { Notice } from '@/components/notice';
import type { ScreeningAnswer } from './answer';
import { MatchDetail } from './match-detail';
import { MatchList } from './match-list';
import { NoMatch } from './no-match';
import { PickNotice } from './pick-notice';
import { ResultHeader } from './result-header';
import classes from './result-view.module.css';
import { SearchedLists } from './searched-lists';
import { text } from './texts';

type ResultViewProps = {
  answer: ScreeningAnswer;
  /** Told which match is open, for saving it. */
  onPick?: (index: number | undefined) => void;
};

/** What a screening found. Several matches wait until the reader has understood that one of them has to be picked. */
export function ResultView({ answer, onPick }: ResultViewProps) {
  const { data, request } = answer;
  const isOne = data.result.length === 1;
  const [understood, setUnderstood] = useState(data.result.length < 2);
  const [picked, setPicked] = useState<number | undefined>(isOne ? 0 : undefined);
  const pick = (index: number) => {
    setPicked(index);
    onPick?.(index);
  };
  const match = picked === undefined ? undefined : data.result[picked];
  return (
    <section className={classes.result} aria-label={text.result.label}>
      <ResultHeader request={request.general} />
      <Warnings answer={answer} />
      {data.result.length === 0 && <NoMatch lists={data.lists} searchedWith={data.searched_with} />}
      {!understood && <PickNotice onUnderstand={() => setUnderstood(true)} />}
      {data.result.length > 0 && (
        <div className={classes.columns} data-single={isOne || undefined}>
          {!isOne && <MatchList matches={data.result} picked={picked} usable={understood} onPick={pick} />}
          {match && <MatchDetail key={match.id} match={match} asked={request.general} />}
          {!match && understood && <p className={classes.hint}>{text.result.pick}</p>}
        </div>
      )}
      <SearchedLists lists={data.lists} searchedWith={data.searched_with} />
    </section>
  );
}

function Warnings({ answer: { data } }: { answer: ScreeningAnswer }) {
  const { fallback_from } = data.searched_with;
  return (
    <>
      {data.lists.some(({ is_sample }) => is_sample) && <Notice tone="pending">{text.result.sample}</Notice>}
      {fallback_from && <Notice tone="pending">{text.result.fallback(fallback_from)}</Notice>}
      {data.is_shortened && <Notice>{text.result.shortened}</Notice>}
    </>
  );
}
