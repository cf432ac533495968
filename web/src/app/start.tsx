import './theme/styles';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportError, reportUnhandledRejections } from '@/lib/report-error';
import { loadTranslations } from '@/lib/texts/language';
import { takeVisitToken } from '@/lib/visit';
import { App } from './app';

/** Shows a page once its texts are there. */
export async function start(page: ReactNode): Promise<void> {
  takeVisitToken();
  reportUnhandledRejections();
  await loadTranslations();
  const root = document.getElementById('root');
  if (root)
    createRoot(root, { onUncaughtError: (error) => void reportError(error) }).render(
      <StrictMode>
        <App>{page}</App>
      </StrictMode>,
    );
}
