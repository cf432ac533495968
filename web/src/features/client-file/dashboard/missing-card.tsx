import { plural } from '@dossier/proto/texts/define';
import { Anchor, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { StatePill } from '@/components/state-pill';
import { useFileScope } from '@/file/file-scope';
import { clientQuery } from '@/lib/client';
import { paths } from '@/lib/paths';
import { text as records } from '@/record/texts';
import { kyc, text } from '../texts';
import classes from './dashboard.module.css';

const focusField = (name: string) => {
  const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  field?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
};

/** The change that would fill a field, for people who may open it. */
function Waits({ change }: { change: string }) {
  const { clientId, reader } = useFileScope();
  return (
    <span className={classes.waits}>
      {reader.permissions.has('can_view_details') ? (
        <Link to={paths.client.workflow.item.href(clientId, change)}>{text.dashboard.fillWaits}</Link>
      ) : (
        text.dashboard.fillWaits
      )}
    </span>
  );
}

/** What the client's approved data still lacks; each entry leads to its field, or to the change that waits to fill it. */
export function MissingCard() {
  const { clientId, snapshotId } = useFileScope();
  const missing = useQuery(clientQuery(clientId, snapshotId)).data?.missingFields ?? [];
  return (
    <Section
      title={kyc.sections.missingFields}
      state={missing.length > 0 && <StatePill state="draft" label={plural(missing.length, records.section.missing)} />}
    >
      {missing.length === 0 ? (
        <span className={classes.complete}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden />
          {text.dashboard.complete}
        </span>
      ) : (
        <>
          <ul className={classes.missing}>
            {missing.map(({ field, label, change_id }) => (
              <li key={field}>
                <Anchor component="button" type="button" onClick={() => focusField(field)}>
                  {label}
                </Anchor>
                {change_id && <Waits change={change_id} />}
              </li>
            ))}
          </ul>
          <Text size="xs" c="dimmed" mt="sm">
            {text.dashboard.missingHint}
          </Text>
        </>
      )}
    </Section>
  );
}
