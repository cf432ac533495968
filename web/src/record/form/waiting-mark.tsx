import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Moment } from '@/components/moment';
import { useFileScope } from '@/file/file-scope';
import type { WaitingChange } from '@/file/marks';
import { paths } from '@/lib/paths';
import { text } from '../texts';
import classes from './quiet.module.css';

/** Who proposed what waits, and when: a way to the change for people who may open it. */
export function WaitingMark({ mark }: { mark: WaitingChange | undefined }) {
  const { clientId, reader } = useFileScope();
  const said = mark?.by ? (
    <>
      <bdi>{mark.by}</bdi>, <Moment at={mark.at} as="ago" />
    </>
  ) : (
    text.field.waits
  );
  return (
    <div className={classes.mark}>
      <IconClock size={12} stroke={2} aria-hidden />
      {mark && reader.permissions.has('can_view_details') ? (
        <Link to={paths.client.workflow.item.href(clientId, mark.change_id)} title={text.field.openChange}>
          {said}
        </Link>
      ) : (
        <span>{said}</span>
      )}
    </div>
  );
}
