import { Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { bestMatches } from '@/lib/matching';
import { layout } from '@/lib/texts/layout';
import classes from './palette.module.css';
import { PaletteClients } from './palette-clients';
import { type Command, useCommands } from './palette-commands';
import { selectFirst, spotlight, store } from './palette-spotlight';
import { PALETTE_FIELD, usePalette } from './palette-store';

const matching = (commands: Command[], typed: string) => bestMatches(commands, typed, ({ label }) => label);

function Group({ label, commands }: { label: string; commands: Command[] }) {
  if (commands.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={label}>
      {commands.map(({ key, label: name, hint, icon: Icon, run }) => (
        <Spotlight.Action
          key={key}
          label={name}
          description={hint}
          leftSection={<Icon size={18} stroke={1.5} />}
          onClick={run}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

/** Clients, screens and actions under one field. */
export function Palette() {
  const { opened, close, typed, setTyped } = usePalette();
  useEffect(() => (opened ? spotlight.open() : spotlight.close()), [opened]);
  // What was typed before the field was there is as good as typed in it.
  useEffect(() => {
    if (typed) selectFirst();
  }, [typed]);
  const [fragment] = useDebouncedValue(typed, 250);
  const { screens, actions } = useCommands();
  const shown = { screens: matching(screens, typed), actions: matching(actions, typed) };
  return (
    <Spotlight.Root
      store={store}
      onSpotlightClose={close}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      lockScroll={false}
      clearQueryOnClose
      centered={false}
      yOffset={96}
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      classNames={{ search: classes.search, action: classes.action, actionsGroup: classes.group }}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        id={PALETTE_FIELD}
        placeholder={layout.palette.placeholder}
        aria-label={layout.palette.placeholder}
        leftSection={<IconSearch size={18} stroke={1.5} />}
      />
      <Spotlight.ActionsList>
        <PaletteClients
          fragment={fragment}
          onFound={selectFirst}
          hasOthers={shown.screens.length + shown.actions.length > 0}
        />
        <Group label={layout.palette.screens} commands={shown.screens} />
        <Group label={layout.palette.actions} commands={shown.actions} />
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
