import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { readDraft, writeDraft } from './drafts';

type KeptForm<T extends Record<string, unknown>> = Omit<UseFormInput<T>, 'initialValues' | 'onValuesChange'> & {
  initialValues: T;
  /** Names of values that are never kept: passwords. */
  secret?: readonly (keyof T)[];
};

/** A form whose typed values survive a reload of the tab under the name of a draft, until `forget` is called. */
export function useKeptForm<T extends Record<string, unknown>>(
  draft: string,
  { initialValues, secret = [], ...form }: KeptForm<T>,
): UseFormReturnType<T> & { forget: () => void } {
  const kept = useForm<T>({
    ...form,
    initialValues: { ...initialValues, ...readDraft<Partial<T>>(draft) },
    onValuesChange: (typed) =>
      writeDraft(draft, Object.fromEntries(Object.entries(typed).filter(([name]) => !secret.includes(name)))),
  });
  return { ...kept, forget: () => writeDraft(draft, undefined) };
}
