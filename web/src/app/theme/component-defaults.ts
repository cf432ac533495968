import { type MantineThemeComponents, rem } from '@mantine/core';

const height = { xs: rem(28), sm: rem(34), md: rem(38), lg: rem(44), xl: rem(52) };
type Size = keyof typeof height;
const heightOf = (size: unknown) => height[(typeof size === 'string' && size in height ? size : 'sm') as Size];

// The page itself never scrolls (the content area does), so dialogs have nothing to lock; the lock would need an inline style.
const dialog = { lockScroll: false, transitionProps: { duration: 120 }, overlayProps: { backgroundOpacity: 0.4 } };

/** Named, not imported: a component is loaded with the first screen that uses it. */
export const components: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'sm' },
    vars: (_theme: unknown, props: { size?: unknown }) => ({
      root: { '--button-height': heightOf(props.size), '--button-padding-x': rem(14) },
    }),
  },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
  Input: {
    vars: (_theme: unknown, props: { size?: unknown }) => ({ wrapper: { '--input-height': heightOf(props.size) } }),
  },
  InputWrapper: { vars: () => ({ label: { '--input-label-size': rem(12) } }) },
  PinInput: { defaultProps: { placeholder: '' } },
  Modal: { defaultProps: { ...dialog, centered: true, radius: 'lg', size: rem(480) } },
  Drawer: { defaultProps: dialog },
  Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
  Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
  // A list of 250 countries is made when it is opened, not with each closed field of a form.
  Combobox: { defaultProps: { keepMounted: false } },
  Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false } },
  Switch: { defaultProps: { withThumbIndicator: false } },
  Tabs: { defaultProps: { keepMounted: false } },
  Textarea: { defaultProps: { rows: 2 } },
  Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 80 } } },
};
