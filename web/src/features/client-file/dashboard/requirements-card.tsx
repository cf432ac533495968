import { Anchor, Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { Section } from '@/components/section';
import { type State, StatePill } from '@/components/state-pill';
import { useFileScope } from '@/file/file-scope';
import { type Requirement, requirementsQuery } from '@/file/requirements-query';
import { count, date } from '@/lib/format';
import { paths } from '@/lib/paths';
import { requirements as text } from '../texts';
import classes from './dashboard.module.css';
import { WaiverAction } from './waivers/waiver-action';

/** So many stand on the dashboard; the rest is shown on request. */
const SHORT = 6;

const PILLS: Record<Requirement['state'], State> = {
  expired: 'overdue',
  stale: 'overdue',
  expiring: 'pending',
  missing: 'draft',
  waived: 'skipped',
  ok: 'complete',
};

/** The screen on which it is filled in; the file is marked there, or whoever lacks it. */
function useHref() {
  const { clientId, company } = useFileScope();
  const owners = company?.company_type === 'account_holder' ? paths.client.accountHolder : paths.client.shareholders;
  return ({ section, owner, owner_kind, document }: Requirement): string => {
    const pages = {
      general: paths.client.corporate,
      mbd: paths.client.managingDirectors,
      ubo: owners,
      subsidiary: paths.client.subsidiary,
    };
    const page = pages[section as keyof typeof pages] ?? paths.client.dashboard;
    const marked = document ?? (owner_kind === 'company' ? undefined : owner);
    return marked ? `${page.href(clientId)}?highlight=${marked}` : page.href(clientId);
  };
}

function Entry({ requirement }: { requirement: Requirement }) {
  const href = useHref();
  const { title, state, ends_on, owner_kind, owner_title } = requirement;
  const word = text.states[state];
  return (
    <li className={classes.requirement}>
      <Anchor component={Link} to={href(requirement)}>
        {owner_kind === 'company' ? title : text.of(title, owner_title)}
      </Anchor>
      <span className={classes.standing}>
        <WaiverAction requirement={requirement} />
        <StatePill state={PILLS[state]} label={ends_on ? text.until(word, date(ends_on)) : word} />
      </span>
    </li>
  );
}

/** What the file lacks and what of it ends soon; each entry leads to its place. Fields of the client itself stand in the card above. */
export function RequirementsCard() {
  const { clientId, snapshotId } = useFileScope();
  const { data, error, refetch } = useQuery(requirementsQuery(clientId, snapshotId));
  const [isLong, { toggle }] = useDisclosure();
  const all = (data?.requirements ?? []).filter(({ section }) => section !== 'dashboard');
  return (
    <Section title={text.title}>
      {error && <LoadFailed error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton h={96} />}
      {data && all.length === 0 && (
        <span className={classes.complete}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden />
          {text.complete}
        </span>
      )}
      {all.length > 0 && (
        <ul className={classes.missing}>
          {(isLong ? all : all.slice(0, SHORT)).map((each) => (
            <Entry key={`${each.owner} ${each.requirement}`} requirement={each} />
          ))}
        </ul>
      )}
      {all.length > SHORT && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={toggle} aria-expanded={isLong}>
          {isLong ? text.showFewer : text.showAll(count(all.length))}
        </Button>
      )}
    </Section>
  );
}
