import { type CSSVariablesResolver, createTheme, type MantineTheme, rem } from '@mantine/core';
import { components } from './component-defaults.ts';
import { dark, gray, iris } from './palette.ts';

const sans = "'Inter Variable', -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', sans-serif";

export const theme = createTheme({
  colors: { iris, gray, dark },
  primaryColor: 'iris',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: sans,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.334', sm: '1.43', md: '1.43', lg: '1.5', xl: '1.4' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(6), lg: rem(8), xl: rem(12) },
  defaultRadius: 'sm',
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.4' },
      h2: { fontSize: rem(16), lineHeight: '1.5' },
      h3: { fontSize: rem(14), lineHeight: '1.43' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(0 0 0 / 5%)',
    sm: '0 1px 3px rgb(0 0 0 / 8%)',
    md: '0 4px 16px rgb(0 0 0 / 10%)',
    lg: '0 8px 24px rgb(0 0 0 / 12%)',
    xl: '0 12px 40px rgb(0 0 0 / 16%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});

const layout = { '--header-height': rem(52), '--sidebar-width': rem(240), '--sidebar-narrow': rem(56) };

/** Colours by what they say. Each text colour reads at 4.5:1 or better on its own background and on the page. */
const light = (color: MantineTheme['colors']) => ({
  '--mantine-color-body': '#ffffff',
  '--mantine-color-text': '#1b1b1f',
  '--mantine-color-dimmed': '#676772',
  '--mantine-color-placeholder': '#72727d',
  '--mantine-color-error': '#c5221f',
  '--mantine-color-anchor': color.iris?.[7] ?? '',
  '--mantine-color-default-border': '#d9d9df',
  '--focus-ring': 'rgb(74 79 196 / 28%)',
  '--skeleton': '#ececf0',
  '--surface-sunken': '#fafafb',
  '--surface-hover': '#f4f4f6',
  '--surface-selected': '#eeeffb',
  '--border': '#e6e6ea',
  '--border-strong': '#cfcfd7',
  '--accent-text': color.iris?.[7] ?? '',
  '--approved-text': '#17693a',
  '--approved-bg': '#e8f6ed',
  '--pending-text': '#8a4b06',
  '--pending-bg': '#fdf1dc',
  '--pending-dot': '#e08a0b',
  '--rejected-text': '#b3201d',
  '--rejected-bg': '#fdecea',
  '--new-text': '#1757a8',
  '--new-bg': '#e6f0fc',
  '--neutral-text': '#52525c',
  '--neutral-bg': '#f0f0f3',
});

const night = (color: MantineTheme['colors']) => ({
  '--mantine-color-body': '#18181b',
  '--mantine-color-text': '#e6e6ea',
  '--mantine-color-dimmed': '#a0a0ab',
  '--mantine-color-placeholder': '#8b8b97',
  '--mantine-color-error': '#ff8d85',
  '--mantine-color-anchor': color.iris?.[3] ?? '',
  '--mantine-color-default-border': '#3a3a42',
  '--focus-ring': 'rgb(171 176 236 / 32%)',
  '--skeleton': '#26262c',
  '--surface-sunken': '#121214',
  '--surface-hover': '#222227',
  '--surface-selected': '#26273a',
  '--border': '#2c2c33',
  '--border-strong': '#45454e',
  '--accent-text': color.iris?.[3] ?? '',
  '--approved-text': '#7fd6a0',
  '--approved-bg': '#16301f',
  '--pending-text': '#f2bd6b',
  '--pending-bg': '#36260c',
  '--pending-dot': '#f2bd6b',
  '--rejected-text': '#ff9c95',
  '--rejected-bg': '#3b1a19',
  '--new-text': '#8fbdf5',
  '--new-bg': '#152740',
  '--neutral-text': '#c3c3cb',
  '--neutral-bg': '#2a2a30',
});

export const variables: CSSVariablesResolver = ({ colors }) => ({
  variables: layout,
  light: light(colors),
  dark: night(colors),
});
