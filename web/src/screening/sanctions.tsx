import { listedDays } from '@dossier/proto/rules/dates';
import { plural } from '@dossier/proto/texts/define';
import { Text } from '@mantine/core';
import { StatePill } from '@/components/state-pill';
import type { Match } from './answer';
import classes from './match-detail.module.css';
import { text } from './texts';

type Sanction = Match['sanctions'][number];

/** Who sanctions the subject today; former listings are folded away. */
export function Sanctions({ sanctions }: Pick<Match, 'sanctions'>) {
  const current = sanctions.filter((sanction) => sanction.current);
  const former = sanctions.filter((sanction) => !sanction.current);
  return (
    <>
      {current.length === 0 && <p className={classes.none}>{text.none.sanctions}</p>}
      <Rows sanctions={current} />
      {former.length > 0 && (
        <details className={classes.former}>
          <summary>{plural(former.length, text.result.former)}</summary>
          <Rows sanctions={former} />
        </details>
      )}
    </>
  );
}

const Rows = ({ sanctions }: { sanctions: readonly Sanction[] }) => (
  <ul className={classes.rows}>
    {sanctions.map((sanction) => (
      <li key={`${sanction.list} ${sanction.entry_id}`}>
        <span className={classes.grow}>
          {[sanction.body, sanction.country].filter(Boolean).join(', ')}
          <Text size="xs" c="dimmed" component="span" display="block">
            {[
              `${sanction.list} ${sanction.entry_id}`,
              sanction.programmes.join(', '),
              sanction.listed_on && text.result.listedOn(listedDays(sanction.listed_on)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </span>
        <StatePill
          state={sanction.current ? 'rejected' : 'skipped'}
          label={sanction.current ? text.result.current : text.result.notCurrent}
        />
      </li>
    ))}
  </ul>
);
