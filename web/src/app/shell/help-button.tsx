import { ActionIcon, Kbd, Popover, Text } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { layout } from '@/lib/texts/layout';
import classes from './help-button.module.css';
import { modKey } from './mod-key';

const shortcuts = (): [keys: string[], meaning: string][] => [
  [[modKey, 'K'], layout.help.palette],
  [['↑', '↓'], layout.help.rows],
  [['Enter'], layout.help.open],
  [[modKey, 'S'], layout.help.save],
  [['A', 'D'], layout.help.compare],
  [['J', 'K'], layout.help.queue],
  [['Esc'], layout.help.close],
];

export const HelpButton = () => (
  <Popover position="bottom-end" width={360} trapFocus>
    <Popover.Target>
      <ActionIcon aria-label={layout.header.help} className={classes.button}>
        <IconHelpCircle size={18} stroke={1.5} />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown>
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
    </Popover.Dropdown>
  </Popover>
);
