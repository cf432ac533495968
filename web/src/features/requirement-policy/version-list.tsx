import { Button, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { EmptyState } from '@/components/empty-state';
import { type State, StatePill } from '@/components/state-pill';
import { answer, api } from '@/lib/api/client';
import { date } from '@/lib/format';
import { useWrite } from '@/lib/use-write';
import { changeWords } from './change-words';
import { type Policies, policiesQuery, type Version } from './queries';
import classes from './requirement-policy.module.css';
import { text } from './texts';

const PILLS: Record<Version['state'], State> = { planned: 'pending', in_force: 'approved', ended: 'skipped' };

/** The versions of a company, the latest start first; one that has not started can be deleted. */
export function VersionList({ policies }: { policies: Policies }) {
  if (policies.versions.length === 0) return <EmptyState title={text.none} hint={text.noneHint} />;
  return (
    <div className={classes.area}>
      <Table className={classes.table} aria-label={text.versions}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={120}>{text.fields.startsOn}</Table.Th>
            <Table.Th w={130}>{text.fields.state}</Table.Th>
            <Table.Th>{text.fields.changes}</Table.Th>
            <Table.Th w={160}>{text.fields.author}</Table.Th>
            <Table.Td w={150} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {policies.versions.map((version) => (
            <VersionRow key={version._id} version={version} policies={policies} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function VersionRow({ version, policies }: { version: Version; policies: Policies }) {
  const words = changeWords(version, policies);
  return (
    <Table.Tr>
      <Table.Td className="tabular">{date(version.starts_on)}</Table.Td>
      <Table.Td>
        <StatePill state={PILLS[version.state]} label={text.states[version.state]} />
      </Table.Td>
      <Table.Td>
        {version.note && <p className={classes.note}>{version.note}</p>}
        <ul className={classes.words}>
          {(words.length > 0 ? words : [text.changed.nothing]).map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </Table.Td>
      <Table.Td data-label={text.fields.author}>
        <bdi>{version.created_by}</bdi>
      </Table.Td>
      <Table.Td ta="right">{version.state === 'planned' && <DeleteVersion version={version} />}</Table.Td>
    </Table.Tr>
  );
}

function DeleteVersion({ version }: { version: Version }) {
  const [opened, { open, close }] = useDisclosure();
  const remove = useWrite(() => answer(api.POST('/api/v1/requirements/policy/delete', { body: { id: version._id } })), {
    success: text.deleted,
    invalidates: () => [policiesQuery.queryKey],
    onSuccess: close,
  });
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={open}>
        {text.delete}
      </Button>
      <ConfirmDialog
        name="delete-policy-version"
        opened={opened}
        title={text.deleteTitle}
        verb={text.delete}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {text.deleteText(date(version.starts_on))}
      </ConfirmDialog>
    </>
  );
}
