import type { QueryClient } from '@tanstack/react-query';
import { useSession } from '../session';
import { isVisit } from '../visit';
import type { FromPage, ToPage } from './messages';
import { isToldOfChanges, setToldOfChanges } from './state';
import { reload } from './told';

/** A page's first seconds belong to what it shows; that is fresh. */
const FRESH_MS = 3_000;

/** Has queries loaded again when the server tells that what they show has changed. A browser without shared workers asks by itself. */
export function followChanges(client: QueryClient): void {
  if (!('SharedWorker' in window) || isVisit()) return;
  let port: MessagePort | undefined;
  const tell = () => {
    const { token } = useSession.getState();
    if (!port && !token) return;
    port ??= openPort(client);
    port.postMessage({ token } satisfies FromPage);
  };
  setTimeout(() => {
    tell();
    useSession.subscribe(({ token }, before) => token !== before.token && tell());
  }, FRESH_MS);
}

function openPort(client: QueryClient): MessagePort {
  const { port } = new SharedWorker(new URL('./line-worker.ts', import.meta.url), { type: 'module', name: 'live' });
  port.onmessage = ({ data }: MessageEvent<ToPage>) => {
    if (data.kind === 'hint') return reload(client, data.name, data.client);
    const isNews = isToldOfChanges() !== data.isOpen;
    setToldOfChanges(data.isOpen);
    // What came unheard; asked again, a query also looks at its interval anew.
    if (isNews) reload(client, 'line');
  };
  return port;
}
