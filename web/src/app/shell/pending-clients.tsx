import { plural } from '@dossier/proto/texts/define';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { TruncatedName } from '@/components/truncated-name';
import { Waiting } from '@/components/waiting';
import { clientName } from '@/lib/client';
import { paths } from '@/lib/paths';
import { pendingByClientQuery } from '@/lib/pending';
import { layout } from '@/lib/texts/layout';
import classes from './pending-clients.module.css';

const SHOWN = 6;

/** Clients with changes that wait, each a link to its Work Flow. */
export function PendingClients({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery(pendingByClientQuery);
  if (error) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.data.length === 0) return <EmptyState title={layout.notifications.none} />;
  return (
    <>
      <ul className={classes.list}>
        {data.data.slice(0, SHOWN).map((company) => (
          <li key={company._id}>
            <Link to={paths.client.workflow.href(company._id)} className={classes.row} onClick={onDone}>
              <TruncatedName>{clientName(company)}</TruncatedName>
              <span className={classes.count}>{plural(company.changesCount ?? 0, layout.notifications.waiting)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.workflow.href()} className={classes.all} onClick={onDone}>
        {layout.notifications.all}
      </Link>
    </>
  );
}
