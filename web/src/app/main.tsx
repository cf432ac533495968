import './theme/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followChanges } from '@/lib/live/follow';
import { queryClient } from '@/lib/query-client';
import { reportError, reportUnhandledRejections } from '@/lib/report-error';
import { followOtherTabs } from '@/lib/session';
import { loadTranslations } from '@/lib/texts/language';
import { takeVisitToken } from '@/lib/visit';
import { App } from './app';

takeVisitToken();
reportUnhandledRejections();
followOtherTabs();
followChanges(queryClient);

await loadTranslations();
const root = document.getElementById('root');
if (root) {
  createRoot(root, { onUncaughtError: (error) => void reportError(error) }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
