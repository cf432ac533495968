import { Popover, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconSearch, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { TruncatedName } from '@/components/truncated-name';
import { type ClientSummary, companyTypeLabel } from '@/lib/client';
import { layout } from '@/lib/texts/layout';
import { ClientMatches } from './client-matches';
import classes from './client-switcher.module.css';

/** The open client's name; a click finds another one. */
export function ClientSwitcher({ client }: { client: ClientSummary }) {
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <Popover opened={opened} onChange={(open) => !open && close()} position="bottom-start" width={300} trapFocus>
      <Popover.Target>
        <UnstyledButton className={classes.current} onClick={toggle} aria-label={layout.client.switch}>
          <span className={classes.names}>
            <span className={classes.name}>
              <TruncatedName>{client.name}</TruncatedName>
            </span>
            <Text size="xs" c="dimmed" component="span">
              {companyTypeLabel(client.companyType)}
            </Text>
          </span>
          <IconSelector size={16} stroke={1.5} aria-hidden className={classes.icon} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={8}>
        <Finder onDone={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Finder({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const [fragment] = useDebouncedValue(typed, 250);
  return (
    <>
      <TextInput
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        placeholder={layout.client.placeholder}
        aria-label={layout.client.placeholder}
        leftSection={<IconSearch size={16} stroke={1.5} />}
      />
      <ClientMatches fragment={fragment} onDone={onDone} />
    </>
  );
}
