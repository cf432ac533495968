import { type MantineThemeOverride, mergeThemeOverrides } from '@mantine/core';
import { text } from '@/lib/texts/common';
import { theme } from './theme';

const closing = () => ({ defaultProps: { closeButtonProps: { 'aria-label': text.actions.close } } });

/** The theme with the words its components speak to screen readers, in the reader's language. */
export const localizedTheme = (): MantineThemeOverride =>
  mergeThemeOverrides(theme, { components: { Modal: closing(), Drawer: closing() } });
