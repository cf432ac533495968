import { type MantineColorScheme, SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { layout } from '@/lib/texts/layout';
import classes from './theme-switch.module.css';

export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <div className={classes.switch}>
      <Text size="xs" c="dimmed" mb={4}>
        {layout.user.theme}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={layout.user.theme}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
        data={[
          { value: 'light', label: layout.user.light },
          { value: 'dark', label: layout.user.dark },
          { value: 'auto', label: layout.user.auto },
        ]}
      />
    </div>
  );
}
