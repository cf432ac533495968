import type { Stale } from '@dossier/proto/records/changes';
import type { Kind } from '@dossier/proto/records/definitions';
import { display } from '@dossier/proto/records/display';
import { labelOf } from '@dossier/proto/records/label';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import type { Notification } from '@/file/notifications';
import type { ApiError } from '@/lib/api/api-error';
import { paths } from '@/lib/paths';
import { text } from '../texts';
import classes from './item.module.css';
import { useChangeFacts } from './use-change-facts';

/** The refusals that the screen explains instead of a toast. */
const EXPLAINED = new Set([
  'workflow.change.stale',
  'workflow.change.own',
  'workflow.change.parent_pending',
  'workflow.change.revised',
  'workflow.change.unreadable',
]);
export const isExplained = ({ code }: ApiError): boolean => EXPLAINED.has(code);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function StaleFields({ change, stale }: { change: Notification; stale: Stale }) {
  const kind = change.kind as Kind;
  const facts = useChangeFacts(change);
  const cell = (name: string, value: Stale[string]['base']) => <bdi>{display(kind, name, value) || '–'}</bdi>;
  return (
    <table className={classes.stale}>
      <thead>
        <tr>
          <td />
          <th scope="col">{text.stale.base}</th>
          <th scope="col">{text.stale.live}</th>
          <th scope="col">{text.stale.proposed}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(stale).map(([name, { base, live, proposed }]) => (
          <tr key={name}>
            <th scope="row">{labelOf(kind, name, {}, facts)}</th>
            <td>{cell(name, base)}</td>
            <td>{cell(name, live)}</td>
            <td>{cell(name, proposed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Why the decision was refused, and what can be done about it. */
export function RefusalNotice({ error, change }: { error: ApiError; change: Notification }) {
  const details = isObject(error.details) ? error.details : {};
  if (error.code === 'workflow.change.stale') {
    return (
      <Notice tone="pending" title={text.stale.title}>
        <p>{text.stale.text}</p>
        <StaleFields change={change} stale={details as Stale} />
        <Link to={paths.client.dashboard.href(change.company_id)}>{text.stale.open}</Link>
      </Notice>
    );
  }
  const parent = typeof details.change_id === 'string' && details.change_id;
  return (
    <Notice tone="pending" title={error.message}>
      {error.code === 'workflow.change.revised' && text.revised}
      {parent && <Link to={paths.client.workflow.item.href(change.company_id, parent)}>{text.parent.open}</Link>}
    </Notice>
  );
}

type BlockedNoticeProps = { change: Notification; together: readonly Notification[] };

/** Says beforehand what would be refused, and the way out. */
export function BlockedNotice({ change, together }: BlockedNoticeProps) {
  const { blocked, waits_for, company_id } = change;
  const nearest = together.at(-1);
  if (change.actionTaken) return null;
  if (blocked?.code === 'workflow.change.own') return <Notice title={text.own.title}>{text.own.text}</Notice>;
  if (waits_for) {
    return (
      <Notice title={text.parent.title}>
        {nearest && <p>{text.parent.together}</p>}
        <Link to={paths.client.workflow.item.href(company_id, waits_for)}>
          {nearest ? text.parent.first(nearest.title) : text.parent.open}
        </Link>
      </Notice>
    );
  }
  return blocked ? <Notice title={blocked.message} /> : null;
}
