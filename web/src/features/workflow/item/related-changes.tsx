import { IconExternalLink } from '@tabler/icons-react';
import type { Notification } from '@/file/notifications';
import { paths } from '@/lib/paths';
import { text } from '../texts';
import classes from './item.module.css';

type Related = Pick<Notification, '_id' | 'title' | 'sentence' | 'user_name'> & {
  /** Where its record lies, seen from the change that is open. */
  connection?: keyof typeof text.connections;
};

/** Changes as links that open in a new tab. */
export const RelatedChanges = ({ changes }: { changes: readonly Related[] }) => (
  <ul className={classes.related}>
    {changes.map((change) => (
      <li key={change._id}>
        <a href={paths.workflowItem.href(change._id)} target="_blank" rel="noreferrer" title={text.openRelated}>
          <bdi>{change.title}</bdi>
          <IconExternalLink size={14} stroke={1.75} aria-hidden />
        </a>
        <span className={classes.sentence}>
          {change.connection && `${text.connections[change.connection]} · `}
          {change.sentence}, {text.proposedBy(change.user_name)}
        </span>
      </li>
    ))}
  </ul>
);
