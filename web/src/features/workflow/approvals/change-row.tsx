import { Checkbox } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Moment } from '@/components/moment';
import { RiskLevel } from '@/components/risk-level';
import type { Notification } from '@/file/notifications';
import { paths } from '@/lib/paths';
import { text } from '../texts';
import classes from './approvals.module.css';
import { ChangeName } from './change-name';

const hrefOf = ({ company_id, _id, actionTaken }: Notification): string =>
  (actionTaken ? paths.client.changeLog : paths.client.workflow).item.href(company_id, _id);

type ChangeRowProps = { change: Notification; chosen?: boolean; onChoose?: (on: boolean) => void };

/** A change among those of other clients: whose it is, what it asks for and how it ended. It leads to its comparison. */
export const ChangeRow = ({ change, chosen, onChoose }: ChangeRowProps) => (
  <li className={classes.change} data-chosen={chosen || undefined}>
    {onChoose && (
      <Checkbox
        mt={2}
        aria-label={text.several.choose(change.title, change.company_data.name ?? '')}
        checked={chosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    )}
    <div className={classes.words}>
      <Link to={hrefOf(change)} className={classes.title}>
        <ChangeName change={change} />
      </Link>
      <span className={classes.sentence}>{change.sentence}</span>
      {change.blocked && <span className={classes.reason}>{change.blocked.message}</span>}
      <span className={classes.from}>
        <bdi>{change.user_name}</bdi>, <Moment at={change.datetime} /> <RiskLevel level={change.risk_level} />
      </span>
    </div>
  </li>
);
