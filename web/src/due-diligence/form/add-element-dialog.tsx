import { type ElementType, nameFieldOf } from '@dossier/proto/due-diligence/elements';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { answer, api } from '@/lib/api/client';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { useForm } from '../answers/form-context';
import { everyForm } from '../queries';
import { text, words } from '../texts';

/** A form has one company, from the beginning. */
type AddedType = Exclude<ElementType, 'company'>;
type AddElementDialogProps = { type: AddedType; onAdded: (id: string) => void; onClose: () => void };

/** Adds a company or person by its name. */
export function AddElementDialog({ type, onAdded, onClose }: AddElementDialogProps) {
  const { id } = useForm();
  const [name, setName] = useState('');
  const [attempted, setAttempted] = useState(false);
  const add = useWrite(() => answer(api.POST('/api/v1/due-diligence/add-element', { body: { id, type, name } })), {
    success: text.notices.addedElement(words.types[type]),
    failure: unlessExplained(text.errors.save),
    invalidates: () => [everyForm],
    onSuccess: ({ element }) => {
      onAdded(element._id);
      onClose();
    },
  });
  const isEmpty = name.trim() === '';
  return (
    <Dialog name="add-element" onClose={onClose} title={text.dialogs.addElement(words.types[type])}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempted(true);
          if (!isEmpty) add.mutate(undefined);
        }}
      >
        <TextInput
          label={nameFieldOf(type) === 'company_name' ? text.dialogs.companyName : text.dialogs.fullName}
          data-autofocus
          required
          maxLength={200}
          value={name}
          error={attempted && isEmpty && words.validation.noValue}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {common.actions.save}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
