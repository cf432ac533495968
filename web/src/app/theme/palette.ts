import type { MantineColorsTuple } from '@mantine/core';

/** The one accent. Shade 7 carries white text at 6.6:1, shade 3 reads on the dark body at 8:1. */
export const iris: MantineColorsTuple = [
  '#f2f3fd',
  '#e4e6fa',
  '#c9ccf3',
  '#abb0ec',
  '#8f95e5',
  '#757cdd',
  '#5f66d3',
  '#4a4fc4',
  '#3e42a8',
  '#32368a',
];

export const gray: MantineColorsTuple = [
  '#fafafb',
  '#f4f4f6',
  '#e9e9ed',
  '#dcdce2',
  '#bfbfc9',
  '#8e8e9a',
  '#676772',
  '#52525c',
  '#34343b',
  '#1b1b1f',
];

export const dark: MantineColorsTuple = [
  '#e6e6ea',
  '#c3c3cb',
  '#a0a0ab',
  '#6f6f7b',
  '#3a3a42',
  '#2c2c33',
  '#222227',
  '#18181b',
  '#121214',
  '#0c0c0e',
];
