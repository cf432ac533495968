import { Text } from '@mantine/core';
import type { ClientSummary } from '@/lib/client';
import { layout } from '@/lib/texts/layout';
import type { NavigationEntry, SectionKey } from '../navigation';
import { ClientSwitcher } from './client-switcher';
import { SidebarLink } from './sidebar-link';
import classes from './sidebar-section.module.css';

type SidebarSectionProps = {
  section: SectionKey;
  entries: NavigationEntry[];
  client: ClientSummary | undefined;
  narrow: boolean;
};

const heading = (section: 'admin' | 'kyc' | 'fiu') => layout.sections[section];

function Heading({ section, client }: { section: SectionKey; client: ClientSummary | undefined }) {
  if (section === 'client') return client ? <ClientSwitcher client={client} /> : null;
  if (section === 'company') return null;
  return (
    <Text size="xs" fw={500} c="dimmed" className={classes.heading}>
      {heading(section)}
    </Text>
  );
}

export const SidebarSection = ({ section, entries, client, narrow }: SidebarSectionProps) => (
  <div className={classes.section}>
    {!narrow && <Heading section={section} client={client} />}
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <SidebarLink entry={entry} clientId={section === 'client' ? client?.id : undefined} narrow={narrow} />
        </li>
      ))}
    </ul>
  </div>
);
