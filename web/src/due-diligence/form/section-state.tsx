import type { FormSection } from '@dossier/proto/due-diligence/progress';
import { StatePill } from '@/components/state-pill';
import { count } from '@/lib/format';
import { useForm } from '../answers/form-context';
import { text } from '../texts';

/** How many of a section's questions are answered; nothing where none is asked. */
export function SectionState({ section }: { section: FormSection }) {
  const { data } = useForm();
  const own = data.dueDiligence.progress.find((each) => each.section === section);
  if (!own || own.asked === 0) return null;
  const isDone = own.answered === own.asked;
  return (
    <StatePill
      state={isDone ? 'complete' : 'draft'}
      label={text.form.answered(count(own.answered), count(own.asked))}
    />
  );
}
