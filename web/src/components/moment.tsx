import { Tooltip } from '@mantine/core';
import { dateTime, exactMoment, relative } from '@/lib/format';

type MomentProps = {
  at: string | null | undefined /** `ago`: "5 minutes ago"; otherwise the full date and time. */;
  as?: 'ago';
};

/** A point in time; hovering shows the exact time and zone. */
export const Moment = ({ at, as }: MomentProps) =>
  at ? (
    <Tooltip label={exactMoment(at)}>
      <time dateTime={at} className="tabular">
        {as === 'ago' ? relative(at) : dateTime(at)}
      </time>
    </Tooltip>
  ) : null;
