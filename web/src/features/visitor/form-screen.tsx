import { Text } from '@mantine/core';
import { LoadFailed } from '@/components/load-failed';
import { WaitingScreen } from '@/components/waiting-screen';
import { FormContext } from '@/due-diligence/answers/form-context';
import { useAutosave } from '@/due-diligence/answers/use-autosave';
import { useOpenForm } from '@/due-diligence/form/use-open-form';
import { text } from '@/due-diligence/texts';
import { isApiError } from '@/lib/api/api-error';
import { visitToken } from '@/lib/visit';
import { asksCode } from './asks-code';
import { CodeScreen } from './code-screen';
import { DeadLink } from './dead-link';
import { FillForm } from './fill-form';
import { useOpening } from './use-opening';

const isDead = (error: unknown): boolean => isApiError(error) && (error.status === 401 || error.status === 403);

/** The form of a due diligence, for the visitor of its link. */
export function VisitorFormScreen() {
  useOpening();
  const { form, edits, error, refetch, ...state } = useOpenForm(undefined, 'visitor');
  useAutosave(edits, state.save, form?.editable === true && !isDead(state.saveError));
  if (!form && asksCode(error)) return <CodeScreen />;
  if (!visitToken() || (!form && isDead(error))) return <DeadLink />;
  if (!form) return error ? <LoadFailed error={error} retry={() => void refetch()} /> : <WaitingScreen />;
  return (
    <FormContext value={form}>
      <FillForm {...state} withdrawn={isDead(state.saveError)} />
      {form.data.dueDiligence.status === 'submitted' && <Text ta="center">{text.visitor.done}</Text>}
    </FormContext>
  );
}
