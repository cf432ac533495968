import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { REFRESH_DOCUMENTS, REFRESH_SECTIONS } from '@dossier/proto/due-diligence/refresh';
import { LIMITS } from '@dossier/proto/rules/limits';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@/components/dialog/dialog';
import { everyForm } from '@/due-diligence/queries';
import { text, words } from '@/due-diligence/texts';
import { answer, api } from '@/lib/api/client';
import { paths } from '@/lib/paths';
import { text as common } from '@/lib/texts/common';
import { unlessExplained, useWrite } from '@/lib/use-write';

const sectionChoices = () => REFRESH_SECTIONS.map((value) => ({ value, label: words.sections[value] }));
const documentChoices = () => REFRESH_DOCUMENTS.map((value) => ({ value, label: titleOfDocument(value) }));

/** Asks the client to look through chosen parts of its file, and then shows the request. */
export function RefreshDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [label, setLabel] = useState('');
  const [sections, setSections] = useState<string[]>([...REFRESH_SECTIONS]);
  const [documents, setDocuments] = useState<string[]>([]);
  const [attempted, setAttempted] = useState(false);
  const isShort = label.trim().length < LIMITS.label.min;
  const isEmpty = sections.length + documents.length === 0;
  const request = useWrite(
    () =>
      answer(api.POST('/api/v1/due-diligence/refresh', { body: { company_id: clientId, label, sections, documents } })),
    {
      success: text.refresh.created,
      failure: unlessExplained(text.errors.create),
      invalidates: () => [everyForm],
      onSuccess: ({ dueDiligence }) => navigate(paths.client.dueDiligence.item.href(clientId, dueDiligence._id)),
    },
  );
  return (
    <Dialog name="request-refresh" onClose={onClose} title={text.refresh.title} size={560}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempted(true);
          if (!isShort && !isEmpty) request.mutate(undefined);
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {text.refresh.hint}
          </Text>
          <TextInput
            label={text.list.label}
            data-autofocus
            maxLength={LIMITS.label.max}
            value={label}
            error={attempted && isShort && words.validation.label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <Choices label={text.refresh.sections} value={sections} onChange={setSections} choices={sectionChoices()} />
          <Choices
            label={text.refresh.documents}
            value={documents}
            onChange={setDocuments}
            choices={documentChoices()}
          />
          {attempted && isEmpty && (
            <Text size="sm" c="red" role="alert">
              {text.refresh.nothing}
            </Text>
          )}
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={request.isPending}>
            {text.refresh.create}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

type ChoicesProps = {
  label: string;
  value: string[];
  onChange: (value: string[]) => void;
  choices: readonly { value: string; label: string }[];
};

const Choices = ({ label, value, onChange, choices }: ChoicesProps) => (
  <Checkbox.Group label={label} value={value} onChange={onChange}>
    <Stack gap={6} mt={6}>
      {choices.map((choice) => (
        <Checkbox key={choice.value} value={choice.value} label={choice.label} />
      ))}
    </Stack>
  </Checkbox.Group>
);
