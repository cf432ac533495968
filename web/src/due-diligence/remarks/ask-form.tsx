import { Button, Group, Textarea } from '@mantine/core';
import { useDraft } from '@/lib/drafts';
import { text as common } from '@/lib/texts/common';
import { useForm } from '../answers/form-context';
import { text } from '../texts';
import { useAsk } from './use-remarks';

type AskFormProps = { about?: string; field?: string; onDone: () => void };

/** Asks the visitor something; the form cannot be approved before it is answered or closed. What is typed survives leaving. */
export function AskForm({ about, field, onDone }: AskFormProps) {
  const { data } = useForm();
  const { _id } = data.dueDiligence;
  const [typed, setTyped, forget] = useDraft(`due-diligence.ask.${[about ?? _id, field].join('.')}`, '');
  const leave = () => {
    forget();
    onDone();
  };
  const ask = useAsk(_id, leave);
  return (
    <div>
      <Textarea
        label={text.comments.ask}
        autoFocus
        value={typed}
        maxLength={2_000}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group gap="xs" mt={4}>
        <Button
          size="compact-sm"
          disabled={typed.trim() === ''}
          loading={ask.isPending}
          onClick={() => ask.mutate({ text: typed, about, field })}
        >
          {text.actions.send}
        </Button>
        <Button size="compact-sm" variant="default" onClick={leave}>
          {common.actions.cancel}
        </Button>
      </Group>
    </div>
  );
}
