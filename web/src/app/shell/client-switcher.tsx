import { Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconSearch, IconSelector } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Panel } from '@/components/dialog/panel';
import { TruncatedName } from '@/components/truncated-name';
import { type ClientSummary, companyTypeLabel } from '@/lib/client';
import { layout } from '@/lib/texts/layout';
import { ClientMatches } from './client-matches';
import classes from './client-switcher.module.css';
import { useEarlyKeys } from './early-keys';

/** The open client's name; a click finds another one. */
export function ClientSwitcher({ client }: { client: ClientSummary }) {
  const [opened, { toggle, close }] = useDisclosure();
  const [typed, setTyped] = useState('');
  const fieldId = useId();
  useEarlyKeys(opened, fieldId, (letter) => setTyped((before) => before + letter));
  return (
    <Panel
      name="client-switcher"
      opened={opened}
      onClose={close}
      onExitTransitionEnd={() => setTyped('')}
      position="bottom-start"
      width={300}
      padding={8}
      target={
        <UnstyledButton className={classes.current} onClick={toggle}>
          <VisuallyHidden>{layout.client.switch}</VisuallyHidden>
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
      }
    >
      <Finder fieldId={fieldId} typed={typed} onTyped={setTyped} onDone={close} />
    </Panel>
  );
}

type FinderProps = { fieldId: string; typed: string; onTyped: (typed: string) => void; onDone: () => void };

function Finder({ fieldId, typed, onTyped, onDone }: FinderProps) {
  const [fragment] = useDebouncedValue(typed, 250);
  return (
    <>
      <TextInput
        id={fieldId}
        data-autofocus
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
        placeholder={layout.client.placeholder}
        aria-label={layout.client.placeholder}
        leftSection={<IconSearch size={16} stroke={1.5} />}
      />
      <ClientMatches fragment={fragment} onDone={onDone} />
    </>
  );
}
