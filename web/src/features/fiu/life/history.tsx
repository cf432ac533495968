import { Anchor, Text, Timeline } from '@mantine/core';
import '@mantine/core/styles/Timeline.layer.css';
import { Link } from 'react-router-dom';
import { Moment } from '@/components/moment';
import { Section } from '@/components/section';
import type { components } from '@/lib/api/schema';
import { date } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Conversion } from '../queries';
import { text } from '../texts';

type Event = components['schemas']['ReportEvent'];

/** What happened to an upload, oldest first. */
export const History = ({ conversion: { history } }: { conversion: Conversion }) => (
  <Section title={text.life.history}>
    <Timeline active={history.length} bulletSize={12} lineWidth={2}>
      {history.map((event) => (
        <Timeline.Item
          key={`${event.at}:${event.what}:${event.report ?? event.file_id}`}
          title={text.life.happened[event.what]}
        >
          <Details event={event} />
        </Timeline.Item>
      ))}
    </Timeline>
  </Section>
);

const Details = ({ event: { at, by, report, reference, date: day, reason, file_id } }: { event: Event }) => (
  <>
    <Text size="sm" c="dimmed">
      <Moment at={at} />
      {by && ` · ${by}`}
    </Text>
    {report && <Text size="sm">{report}</Text>}
    {reference && day && <Text size="sm">{text.life.answered(reference, date(day))}</Text>}
    {reason && <Text size="sm">{reason}</Text>}
    {file_id && (
      <Anchor component={Link} size="sm" to={`${paths.fiu.convert.href()}?file=${file_id}`}>
        {text.life.openCorrection}
      </Anchor>
    )}
  </>
);
