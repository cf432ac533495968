import { today } from '@dossier/proto/rules/dates';
import {
  type ScreeningRequest,
  type SubjectType,
  screeningErrors,
  screeningSubject,
} from '@dossier/proto/rules/screening';
import { sayAll } from '@dossier/proto/texts/phrase';
import { useForm } from '@mantine/form';
import { useState } from 'react';

export type RequestFields = {
  type: SubjectType;
  firstname: string;
  surname: string;
  name: string;
  dob: string | null;
  nationality: string | null;
};

const EMPTY: RequestFields = { type: 'person', firstname: '', surname: '', name: '', dob: null, nationality: null };

const requestOf = ({ dob, nationality, ...fields }: RequestFields): ScreeningRequest => ({
  ...fields,
  dob: dob ?? undefined,
  nationality: nationality ?? undefined,
});

/** What is sent: only the fields of the chosen kind. */
export const subjectOf = (fields: RequestFields) => screeningSubject(requestOf(fields));

/** Checks nothing before the first try; from then on at every change. */
export function useRequestForm() {
  const [tried, setTried] = useState(false);
  const form = useForm<RequestFields>({
    initialValues: EMPTY,
    validate: (fields) => sayAll(screeningErrors(requestOf(fields), today())),
    validateInputOnChange: tried,
  });
  const tryAgain = (send: (fields: RequestFields) => void) =>
    form.onSubmit(send, () => {
      setTried(true);
    });
  return { form, submit: tryAgain };
}
