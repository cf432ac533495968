import { Text } from '@mantine/core';
import { Notice } from '@/components/notice';
import { Section } from '@/components/section';
import { TruncatedName } from '@/components/truncated-name';
import { ownership as text } from '../texts';
import classes from './ownership.module.css';
import type { EffectiveOwnership } from './ownership-query';

/** At most two decimals, as people say shares. */
const percent = (share: number): string => String(Math.round(share * 100) / 100);
type Owner = EffectiveOwnership['persons'][number];

const pathText = ({ steps, share }: Owner['paths'][number]): string =>
  text.path(steps.map(({ name, percentage }) => text.step(name, percent(percentage))).join(' → '), percent(share));

const OwnerRow = ({ owner }: { owner: Owner }) => (
  <li className={classes.owner}>
    <span className={classes.ownerName}>
      <TruncatedName>{owner.name || text.unnamed}</TruncatedName>
    </span>
    {owner.ubo && <span className={classes.ubo}>{text.ubo}</span>}
    <span className={classes.share}>{percent(owner.share)}%</span>
    <details className={classes.paths}>
      <summary>{text.paths(owner.name)}</summary>
      <ul>
        {owner.paths.map((path) => (
          <li key={pathText(path)}>{pathText(path)}</li>
        ))}
      </ul>
    </details>
  </li>
);

/** Where the declared UBOs and the holdings disagree; nothing while they agree. */
export function UboMismatches({ mismatches }: Pick<EffectiveOwnership, 'mismatches'>) {
  if (mismatches.length === 0) return null;
  return (
    <Notice tone="pending">
      {mismatches.map((mismatch) => {
        const said = sentence(mismatch);
        return <p key={said}>{said}</p>;
      })}
    </Notice>
  );
}

/** Entities that count as blocked by their owners, with the holdings that make it so; nothing while there are none. */
export function BlockedEntities({ blocked }: Pick<EffectiveOwnership, 'blocked'>) {
  if (blocked.length === 0) return null;
  return (
    <Notice tone="rejected">
      {blocked.map(({ name, share, through }) => (
        <p key={name}>
          {text.blocked(
            name,
            percent(share),
            through.map((holder) => text.step(holder.name || text.unnamed, percent(holder.percentage))).join(', '),
          )}
        </p>
      ))}
    </Notice>
  );
}

function sentence({ kind, name, computed = 0, declared = 0 }: EffectiveOwnership['mismatches'][number]): string {
  if (kind === 'not_declared') return text.mismatches.not_declared(name, percent(computed));
  if (kind === 'not_computed') return text.mismatches.not_computed(name);
  return text.mismatches.share_differs(name, percent(declared), percent(computed));
}

/** The natural persons behind a client with their share over all paths, and what the holdings leave open. */
export function OwnersSection({ ownership }: { ownership: EffectiveOwnership }) {
  const { persons, circles, unknown, threshold, mismatches, blocked } = ownership;
  return (
    <Section title={text.effective} stack>
      <BlockedEntities blocked={blocked} />
      <UboMismatches mismatches={mismatches} />
      {circles.map(({ names, share }) => (
        <Notice key={names.join()} tone="pending">
          {text.circle(names.join(', '), percent(share))}
        </Notice>
      ))}
      {persons.length === 0 ? (
        <Text c="dimmed">{text.noOwners}</Text>
      ) : (
        <ul className={classes.owners}>
          {persons.map((owner) => (
            <OwnerRow key={owner.records[0] ?? owner.name} owner={owner} />
          ))}
        </ul>
      )}
      {unknown > 0 && (
        <Text size="sm" c="dimmed">
          {text.unknown(percent(unknown))}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {text.effectiveHint(String(threshold))}
      </Text>
    </Section>
  );
}
