import { plural } from '@dossier/proto/texts/define';
import { Text, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Donut } from '@/components/donut';
import { Section } from '@/components/section';
import { TruncatedName } from '@/components/truncated-name';
import { useFileScope } from '@/file/file-scope';
import type { components } from '@/lib/api/schema';
import { clientQuery } from '@/lib/client';
import { paths } from '@/lib/paths';
import { text } from '../texts';
import classes from './dashboard.module.css';

type AreaDocuments = components['schemas']['AreaDocuments'];
type SectionDocuments = components['schemas']['SectionDocuments'];
type Counted = Pick<AreaDocuments, 'filled' | 'needed' | 'percentage' | 'waiting'>;

const twoDecimals = (percentage: number): string => text.dashboard.percent(percentage.toFixed(2));
const filledText = ({ filled, needed }: Counted): string =>
  needed === 0 ? text.dashboard.nothingNeeded : text.dashboard.filled(String(filled), String(needed));
const waitingText = ({ waiting }: Counted): string => (waiting > 0 ? plural(waiting, text.dashboard.waiting) : '');
const saidOf = (counted: Counted): string => [filledText(counted), waitingText(counted)].filter(Boolean).join(', ');

const Ring = ({ counted, size }: { counted: Counted; size?: 'large' }) => (
  <Donut
    size={size}
    percentage={counted.needed === 0 ? 0 : counted.percentage}
    waiting={counted.needed === 0 ? 0 : (100 * counted.waiting) / counted.needed}
    label={saidOf(counted)}
  />
);

const Part = ({ to, part }: { to: string; part: SectionDocuments }) => {
  const said = part.add ? text.dashboard.added : saidOf(part);
  return (
    <li>
      <Tooltip label={said} position="left">
        <Link to={to} className={classes.part}>
          <Ring counted={part} />
          <span className={classes.name}>
            <TruncatedName>{part.name}</TruncatedName>
          </span>
          <span className={classes.percent} data-waits={part.add ? true : undefined}>
            {part.add ? text.dashboard.added : twoDecimals(part.percentage)}
          </span>
        </Link>
      </Tooltip>
    </li>
  );
};

function Area({ area }: { area: AreaDocuments }) {
  const { clientId } = useFileScope();
  const href = paths.client[area.area].href(clientId);
  return (
    <div className={classes.area}>
      <Link to={href} className={classes.total}>
        <Ring counted={area} size="large" />
        <span>
          <Text fw={500} component="span" display="block">
            {text.screens[area.area]}
          </Text>
          <span className={classes.big}>{area.needed === 0 ? '–' : twoDecimals(area.percentage)}</span>
          <Text size="xs" c="dimmed" component="span" display="block">
            {filledText(area)}
          </Text>
          {area.waiting > 0 && <span className={classes.waits}>{waitingText(area)}</span>}
        </span>
      </Link>
      {area.sections.length > 0 && (
        <ul className={classes.parts}>
          {area.sections.map((part) => (
            <Part key={part.id} to={`${href}?highlight=${part.id}`} part={part} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Approved documents over needed ones, for each area of the file that the person may see, with what waits beside them. */
export function ProgressCard() {
  const { clientId, snapshotId } = useFileScope();
  const { data } = useQuery(clientQuery(clientId, snapshotId));
  return (
    <Section title={text.dashboard.progress} flush>
      {data?.documents.map((area) => (
        <Area key={area.area} area={area} />
      ))}
    </Section>
  );
}
