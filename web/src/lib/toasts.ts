import { TIMES } from '@dossier/proto/rules/limits';
import { create } from 'zustand';
import { isApiError, messageOf } from './api/api-error';
import { useSession } from './session';
import { text } from './texts/common';
import { uuid } from './uuid';

const AT_MOST = 3;

export type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: string;
  type: 'success' | 'error' | 'news';
  message: string;
  action?: ToastAction;
  /** What support needs to know; offered as "Copy details". */
  details?: string;
};

/** How long a toast stays; one that offers something stays longer. */
export const lastsMs = ({ type, action }: Toast): number =>
  type === 'error' || action ? TIMES.toastErrorMs : TIMES.toastMs;

type Toasts = { items: Toast[]; show: (toast: Omit<Toast, 'id'>) => void; dismiss: (id: string) => void };

export const useToasts = create<Toasts>()((set) => ({
  items: [],
  show: (toast) =>
    set(({ items }) => ({
      items: [...items.filter((other) => other.message !== toast.message), { ...toast, id: uuid() }].slice(-AT_MOST),
    })),
  dismiss: (id) => set(({ items }) => ({ items: items.filter((toast) => toast.id !== id) })),
}));

// A toast may offer to bring something back; that is for its own person only.
useSession.subscribe(({ token }, before) => {
  if (!token && before.token) useToasts.setState({ items: [] });
});

export const toastSuccess = (message: string, action?: ToastAction): void =>
  useToasts.getState().show({ type: 'success', message, action });

/** What somebody else did, which concerns what is on the screen. */
export const toastNews = (message: string, action: ToastAction): void =>
  useToasts.getState().show({ type: 'news', message, action });

const detailsOf = (error: unknown): string => {
  const said = isApiError(error) ? `${error.status} ${error.code}: ${error.message}` : String(error);
  return [said, new Date().toISOString(), window.location.pathname].join('\n');
};

/** An error toast. `message` replaces the error's own sentence; `retry` adds "Try again" where repeating can help. */
export function toastError(error: unknown, options: { message?: string; retry?: () => void } = {}): void {
  const retry = options.retry && isApiError(error) && error.retryable ? options.retry : undefined;
  useToasts.getState().show({
    type: 'error',
    message: options.message ?? messageOf(error),
    details: detailsOf(error),
    action: retry && { label: text.actions.tryAgain, run: retry },
  });
}
