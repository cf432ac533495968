import { plural } from '@dossier/proto/texts/define';
import { Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@/components/dialog/dialog';
import { LoadFailed } from '@/components/load-failed';
import { answer, api } from '@/lib/api/client';
import { count, date } from '@/lib/format';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import { policiesQuery } from './queries';
import classes from './requirement-policy.module.css';
import { text } from './texts';
import { bodyOf, type Draft } from './use-draft';
import { type Preview, usePreview } from './use-preview';

const SHORT = 20;

type PreviewDialogProps = {
  draft: Draft;
  onClose: () => void;
  onRefused: (errors: Record<string, string>) => void;
  onMade: () => void;
};

/** What a version would do to the files; it can be made once all of them were looked at. */
export function PreviewDialog({ draft, onClose, onRefused, onMade }: PreviewDialogProps) {
  const preview = usePreview(draft, onRefused);
  const navigate = useNavigate();
  const day = date(draft.starts_on);
  const { note } = draft;
  const make = useWrite(
    () =>
      answer(
        api.POST('/api/v1/requirements/policy/create', { body: { ...bodyOf(draft), ...(note.trim() && { note }) } }),
      ),
    {
      success: text.preview.made(day),
      invalidates: () => [policiesQuery.queryKey, keys.clients],
      onSuccess: () => {
        onMade();
        // After the guard of unsaved changes has heard of it.
        setTimeout(() => navigate(paths.requirementPolicy.href()));
      },
      onError: ({ errors }) => {
        onRefused(errors);
        return Object.keys(errors).length > 0;
      },
    },
  );
  return (
    <Dialog name="preview-policy" onClose={onClose} title={text.preview.title} size={640}>
      <Stack gap="md">
        {preview.error !== undefined && <LoadFailed error={preview.error} />}
        {!preview.isDone && preview.error === undefined && <Looking preview={preview} />}
        {preview.isDone && <Summary preview={preview} />}
        <Affected files={preview.files} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {common.actions.cancel}
          </Button>
          <Button disabled={!preview.isDone} loading={make.isPending} onClick={() => make.mutate()}>
            {text.preview.start(day)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

const Looking = ({ preview: { looked, total } }: { preview: Preview }) => (
  <div role="status">
    <Progress value={total > 0 ? (looked / total) * 100 : 0} aria-label={text.preview.title} />
    <Text size="sm" c="dimmed" mt="xs">
      {text.preview.looking(count(looked), count(total))}
    </Text>
  </div>
);

function Summary({ preview: { incomplete, files } }: { preview: Preview }) {
  if (files.length === 0) return <Text role="status">{text.preview.none}</Text>;
  const more = files.length - incomplete;
  return (
    <div role="status">
      {incomplete > 0 && <Text fw={600}>{plural(incomplete, text.preview.incomplete)}</Text>}
      {more > 0 && <Text c="dimmed">{plural(more, text.preview.more)}</Text>}
    </div>
  );
}

/** Those that are complete today first. */
function Affected({ files }: Pick<Preview, 'files'>) {
  const [shown, setShown] = useState(SHORT);
  if (files.length === 0) return null;
  const sorted = [...files].sort((one, other) => one.open_now - other.open_now);
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table className={classes.table} aria-label={text.preview.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text.fields.file}</Table.Th>
            <Table.Th>{text.fields.lacks}</Table.Th>
            <Table.Th w={80} ta="right">
              {text.fields.inAll}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sorted.slice(0, shown).map(({ company_id, name, newly, open_now, open_then }) => (
            <Table.Tr key={company_id}>
              <Table.Td>
                <bdi>{name}</bdi>
              </Table.Td>
              <Table.Td>{newly.join(', ')}</Table.Td>
              <Table.Td ta="right" className="tabular">
                {text.preview.lacks(open_now, open_then)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {sorted.length > shown && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setShown(shown + 5 * SHORT)}>
          {text.preview.showMore}
        </Button>
      )}
    </Table.ScrollContainer>
  );
}
