import { openReason } from '@dossier/proto/rules/open-reason';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GeneralRequest, Match } from './answer';
import { Articles, Flags, Notes } from './findings';
import { Individual } from './individual';
import classes from './match-detail.module.css';
import { Sanctions } from './sanctions';
import { ScoreBar } from './score-bar';
import { text } from './texts';
import { WhyThisScore } from './why-this-score';

type MatchDetailProps = { match: Match; asked: GeneralRequest };

/** Everything the lists say of one match, and why it is one. */
export function MatchDetail({ match, asked }: MatchDetailProps) {
  const isPerson = match.person.type === 'person' || match.person.type === 'other';
  return (
    <div className={classes.detail}>
      <div>
        <Title order={2} size="h2">
          <bdi>{match.person.name}</bdi>
        </Title>
        {match.is_alert && match.explanation && (
          <p className={classes.reason}>
            {text.open.label}: {openReason(match.explanation, asked, text.open)}
          </p>
        )}
      </div>
      {match.explanation ? (
        <WhyThisScore explanation={match.explanation} isAlert={match.is_alert} />
      ) : (
        <ScoreBar score={match.score} isAlert={match.is_alert} large />
      )}
      <Part title={isPerson ? text.headings.individual : text.headings.organisation}>
        <Individual person={match.person} />
      </Part>
      <Part title={text.headings.addresses}>
        <Addresses addresses={match.addresses} />
      </Part>
      <Part title={text.headings.sanctions}>
        <Sanctions sanctions={match.sanctions} />
      </Part>
      <Part title={text.headings.notes}>
        <Notes notes={match.notes} />
      </Part>
      <Part title={text.headings.flags}>
        <Flags flags={match.flags} />
      </Part>
      <Part title={text.headings.articles}>
        <Articles articles={match.articles} />
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part} aria-label={title}>
    <Title order={3} size="h3">
      {title}
    </Title>
    {children}
  </section>
);

function Addresses({ addresses }: Pick<Match, 'addresses'>) {
  if (addresses.length === 0) return <p className={classes.none}>{text.none.addresses}</p>;
  return (
    <ol className={classes.rows}>
      {addresses.map(({ text: address, country }, index) => (
        <li key={`${address} ${country}`}>
          <span className={classes.label}>{text.headings.address(index + 1)}</span>
          <bdi>{[address, country].filter(Boolean).join(', ')}</bdi>
        </li>
      ))}
    </ol>
  );
}
