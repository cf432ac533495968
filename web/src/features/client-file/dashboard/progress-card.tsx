import { Text, Tooltip } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Donut } from '@/components/donut';
import { Section } from '@/components/section';
import { TruncatedName } from '@/components/truncated-name';
import { useFileScope } from '@/file/file-scope';
import { useCan } from '@/lib/me';
import { paths } from '@/lib/paths';
import { useCompany } from '../frame/use-company';
import { text } from '../texts';
import classes from './dashboard.module.css';
import { type AreaProgress, fileProgress, type SectionProgress } from './progress';

const VIEW = {
  corporate: 'view_general_section',
  shareholders: 'view_ubo_section_general',
  accountHolder: 'view_ubo_section_general',
  managingDirectors: 'view_mbd_section',
} as const;

const twoDecimals = (percentage: number): string => text.dashboard.percent(percentage.toFixed(2));
const filledText = ({ filled, needed }: SectionProgress['progress']): string =>
  needed === 0 ? text.dashboard.nothingNeeded : text.dashboard.filled(String(filled), String(needed));

const Part = ({ to, part }: { to: string; part: SectionProgress }) => (
  <li>
    <Tooltip label={filledText(part.progress)} position="left">
      <Link to={to} className={classes.part}>
        <Donut percentage={part.progress.percentage} label={filledText(part.progress)} />
        <span className={classes.name}>
          <TruncatedName>{part.name}</TruncatedName>
        </span>
        <span className={classes.percent}>{twoDecimals(part.progress.percentage)}</span>
      </Link>
    </Tooltip>
  </li>
);

function Area({ area: { area, total, sections } }: { area: AreaProgress }) {
  const { clientId } = useFileScope();
  const href = paths.client[area].href(clientId);
  return (
    <div className={classes.area}>
      <Link to={href} className={classes.total}>
        <Donut size="large" percentage={total.needed === 0 ? 0 : total.percentage} label={filledText(total)} />
        <span>
          <Text fw={500} component="span" display="block">
            {text.screens[area]}
          </Text>
          <span className={classes.big}>{total.needed === 0 ? '–' : twoDecimals(total.percentage)}</span>
          <Text size="xs" c="dimmed" component="span" display="block">
            {filledText(total)}
          </Text>
        </span>
      </Link>
      {sections.length > 0 && (
        <ul className={classes.parts}>
          {sections.map((part) => (
            <Part key={part.id} to={`${href}?highlight=${part.id}`} part={part} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Documents filled over documents needed, for each area of the file that the person may see. */
export function ProgressCard() {
  const scope = useFileScope();
  const company = useCompany();
  const can = useCan();
  const areas = fileProgress(company, scope).filter(({ area }) => can(VIEW[area]));
  return (
    <Section title={text.dashboard.progress} flush>
      {areas.map((area) => (
        <Area key={area.area} area={area} />
      ))}
    </Section>
  );
}
