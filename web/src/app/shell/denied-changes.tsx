import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { TruncatedName } from '@/components/truncated-name';
import type { components } from '@/lib/api/schema';
import { paths } from '@/lib/paths';
import { layout } from '@/lib/texts/layout';
import classes from './denied-changes.module.css';

type DeniedChangesProps = { changes: readonly components['schemas']['Notification'][]; onDone: () => void };

/** The own changes that were denied, each a link to its reason. */
export const DeniedChanges = ({ changes, onDone }: DeniedChangesProps) => (
  <>
    <Text fw={600} p="sm" pb="xs">
      {layout.notifications.denied}
    </Text>
    <ul className={classes.list}>
      {changes.map(({ _id, company_id, title, company_data }) => (
        <li key={_id}>
          <Link to={paths.client.changeLog.item.href(company_id, _id)} className={classes.row} onClick={onDone}>
            <TruncatedName>{title}</TruncatedName>
            <span className={classes.count}>
              <bdi>{company_data.name}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </>
);
