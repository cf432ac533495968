import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '@/lib/query-client';
import { router } from './router';
import { Toaster } from './shell/toaster';
import { localizedTheme } from './theme/localized';

// The same key as public/color-scheme.js.
const colorScheme = localStorageColorSchemeManager({ key: 'color-scheme' });

/** Everything around the routes. Style elements are off: the theme's variables are a style sheet of the build. */
export function App() {
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
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  );
}
