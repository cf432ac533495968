import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Broken } from '@/components/broken';
import { WaitingScreen } from '@/components/waiting-screen';
import { isOfDocuments } from '@/lib/visit';

const VisitorFormScreen = lazy(async () => ({ default: (await import('./form-screen')).VisitorFormScreen }));
const VisitorDocumentsScreen = lazy(async () => ({
  default: (await import('./documents-screen')).VisitorDocumentsScreen,
}));

/** What a link opens: the form, or its documents. */
export const VisitorPage = () => (
  <Guard>
    <Suspense fallback={<WaitingScreen />}>
      {isOfDocuments() ? <VisitorDocumentsScreen /> : <VisitorFormScreen />}
    </Suspense>
  </Guard>
);

/** No router stands around these pages that would catch what breaks. */
class Guard extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return 'error' in this.state ? <Broken error={this.state.error} /> : this.props.children;
  }
}
