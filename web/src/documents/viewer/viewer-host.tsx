import { lazy, Suspense, useEffect } from 'react';
import { useViewer } from './viewer-store';

const ViewerDialog = lazy(async () => ({ default: (await import('./viewer-dialog')).ViewerDialog }));

/** Where the viewer appears, over every screen. Its code comes with the first file that is looked at. */
export function ViewerHost() {
  const { shown, close } = useViewer();
  // Whoever signs in next in this tab may be somebody else.
  useEffect(() => close, [close]);
  return shown.length > 0 ? (
    <Suspense fallback={null}>
      <ViewerDialog files={shown} onClose={close} />
    </Suspense>
  ) : null;
}
