import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { queryClient } from '@/lib/query-client';
import { Toaster } from './shell/toaster';
import { localizedTheme } from './theme/localized';

// The same key as public/color-scheme.js.
const colorScheme = localStorageColorSchemeManager({ key: 'color-scheme' });

/** Everything around a page. Style elements are off: the theme's variables are a style sheet of the build. */
export function App({ children }: { children: ReactNode }) {
  const theme = useMemo(localizedTheme, []);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  );
}
