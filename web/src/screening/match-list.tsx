import { UnstyledButton } from '@mantine/core';
import type { Match } from './answer';
import classes from './match-list.module.css';
import { ScoreBar } from './score-bar';
import { text } from './texts';

type MatchListProps = {
  matches: readonly Match[];
  picked: number | undefined;
  /** False until the reader has said to have understood. */
  usable: boolean;
  onPick: (index: number) => void;
};

/** First name, surname and year of birth of each match, best first. */
export const MatchList = ({ matches, picked, usable, onPick }: MatchListProps) => (
  <ul className={classes.list} aria-label={text.result.matches} inert={!usable} data-off={!usable || undefined}>
    {matches.map((match, index) => (
      <li key={match.id}>
        <UnstyledButton
          className={classes.row}
          aria-pressed={index === picked}
          disabled={!usable}
          onClick={() => onPick(index)}
        >
          <span className={classes.name}>
            <bdi>{nameOf(match)}</bdi>
            {match.person.year_of_birth && (
              <span className={`${classes.year} tabular`}>{match.person.year_of_birth}</span>
            )}
          </span>
          <ScoreBar score={match.score} isAlert={match.is_alert} threshold={match.explanation?.threshold} />
        </UnstyledButton>
      </li>
    ))}
  </ul>
);

const nameOf = ({ person }: Match) => [person.firstname, person.surname].filter(Boolean).join(' ') || person.name;
