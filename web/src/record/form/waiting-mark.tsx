import { IconClock } from '@tabler/icons-react';
import { Moment } from '@/components/moment';
import type { Mark } from '@/file/marks';
import { text } from '../texts';
import classes from './quiet.module.css';

/** Who proposed what waits, and when; without the right to know, only that it waits. */
export const WaitingMark = ({ mark }: { mark: Mark | undefined }) => (
  <div className={classes.mark}>
    <IconClock size={12} stroke={2} aria-hidden />
    {mark ? (
      <span>
        <bdi>{mark.by}</bdi>, <Moment at={mark.at} as="ago" />
      </span>
    ) : (
      <span>{text.field.waits}</span>
    )}
  </div>
);
