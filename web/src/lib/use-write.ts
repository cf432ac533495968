import {
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type ApiError, isApiError } from './api/api-error';
import { keys } from './query-keys';
import { useSession } from './session';
import { toastError, toastSuccess } from './toasts';

/** Workflow hears of a save by an event, a moment after the save was answered; what it answers is asked for again. */
const TOLD_BY_EVENT = new Set<unknown>([keys.pending[0], keys.notifications[0]]);
const EVENT_MS = [1_000, 4_000];

type WriteOptions<In, Out> = {
  /** Shown as a toast; a function when it names something of the input or answer. */
  success?: string | ((input: In, output: Out) => string);
  /** The catalogue's sentence for this failure; otherwise the server's own is shown. */
  failure?: string | ((error: ApiError, input: In) => string | undefined);
  /** Query keys to load again. */
  invalidates?: (input: In, output: Out) => QueryKey[];
  onSuccess?: (output: Out, input: In) => void;
  /** Returns true when the screen shows the error itself (a field's message), so that no toast is needed. */
  onError?: (error: ApiError, input: In) => boolean | undefined;
};

/** Has queries loaded again after a write, those that learn of it by an event more than once. */
export function invalidate(client: QueryClient, written: readonly QueryKey[]): Promise<unknown> {
  const again = (some: readonly QueryKey[]) =>
    Promise.all(some.map((queryKey) => client.invalidateQueries({ queryKey })));
  const told = written.filter(([first]) => TOLD_BY_EVENT.has(first));
  if (told.length > 0) for (const ms of EVENT_MS) setTimeout(() => void again(told), ms);
  return again(written);
}

/** A sentence for faults that the server has none for; its own says more about every other. */
export const unlessExplained =
  (sentence: string) =>
  ({ code }: ApiError): string | undefined =>
    code === 'system.error' ? sentence : undefined;

const sentence = <In, Out>(options: WriteOptions<In, Out>, error: unknown, input: In) =>
  typeof options.failure === 'function' && isApiError(error)
    ? options.failure(error, input)
    : (options.failure as string | undefined);

/**
 * A write with its toasts. When a part of the system is down, the error toast offers "Try again": the repeated request
 * carries the same idempotency key, so it cannot take effect twice.
 */
export function useWrite<In, Out>(
  write: (input: In) => Promise<Out>,
  options: WriteOptions<In, Out> = {},
): UseMutationResult<Out, Error, In> {
  const client = useQueryClient();
  const mutation: UseMutationResult<Out, Error, In> = useMutation({
    mutationFn: (input: In) => write(input),
    onSuccess: async (output, input) => {
      options.onSuccess?.(output, input);
      const { success } = options;
      if (success) toastSuccess(typeof success === 'function' ? success(input, output) : success);
      await invalidate(client, options.invalidates?.(input, output) ?? []);
    },
    onError: (error, input) => {
      if (isApiError(error) && options.onError?.(error, input)) return;
      // The login page says that the session has ended.
      if (useSession.getState().ended) return;
      const message = isApiError(error) && error.retryable ? undefined : sentence(options, error, input);
      toastError(error, { message, retry: () => mutation.mutate(input) });
    },
  });
  return mutation;
}
