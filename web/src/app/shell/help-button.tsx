import { ActionIcon, Kbd, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHelpCircle } from '@tabler/icons-react';
import { Panel } from '@/components/dialog/panel';
import { modKey } from '@/lib/mod-key';
import { layout } from '@/lib/texts/layout';
import classes from './help-button.module.css';

const shortcuts = (): [keys: string[], meaning: string][] => [
  [[modKey, 'K'], layout.help.palette],
  [['↑', '↓'], layout.help.rows],
  [['Enter'], layout.help.open],
  [[modKey, 'S'], layout.help.save],
  [[modKey, 'Enter'], layout.help.approve],
  [['D'], layout.help.deny],
  [['J', 'K'], layout.help.queue],
  [['Esc'], layout.help.close],
];

export function HelpButton() {
  const [opened, { toggle, close }] = useDisclosure();
  const target = (
    <ActionIcon aria-label={layout.header.help} className={classes.button} onClick={toggle}>
      <IconHelpCircle size={18} stroke={1.5} />
    </ActionIcon>
  );
  return (
    <Panel name="help" opened={opened} onClose={close} target={target} position="bottom-end" width={360}>
      <Text fw={600} mb="xs">
        {layout.help.title}
      </Text>
      <dl className={classes.list}>
        {shortcuts().map(([keys, meaning]) => (
          <div key={meaning} className={classes.row}>
            <dt>{meaning}</dt>
            <dd className={classes.keys}>
              {keys.map((key) => (
                <Kbd key={key} size="xs">
                  {key}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
