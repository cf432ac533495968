import { plural } from '@dossier/proto/texts/define';
import { Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { CountPill } from '@/components/count-pill';
import { pendingCountQuery } from '@/lib/pending';
import { layout } from '@/lib/texts/layout';
import type { NavigationEntry } from '../navigation';
import classes from './sidebar-link.module.css';

type SidebarLinkProps = { entry: NavigationEntry; clientId: string | undefined; narrow: boolean };

/** `/` and `/{id}/` are the beginning of every other path. */
const isExact = ({ key }: NavigationEntry) => key === 'clients' || key === 'dashboard';

export function SidebarLink({ entry, clientId, narrow }: SidebarLinkProps) {
  const { icon: Icon, key, href, countsPending } = entry;
  const label = layout.entries[key];
  const link = (
    <NavLink
      to={href(clientId ?? '')}
      end={isExact(entry)}
      className={classes.link}
      data-narrow={narrow || undefined}
      aria-label={narrow ? label : undefined}
    >
      <Icon size={18} stroke={1.5} aria-hidden className={classes.icon} />
      {!narrow && <span className={classes.label}>{label}</span>}
      {countsPending && <Pending clientId={clientId} narrow={narrow} />}
    </NavLink>
  );
  if (!narrow) return link;
  return (
    <Tooltip label={label} position="right" openDelay={0}>
      {link}
    </Tooltip>
  );
}

function Pending({ clientId, narrow }: { clientId: string | undefined; narrow: boolean }) {
  const count = useQuery(pendingCountQuery(clientId)).data?.count ?? 0;
  if (narrow) return count > 0 ? <span className={classes.dot} /> : null;
  return <CountPill count={count} label={plural(count, layout.pending)} />;
}
