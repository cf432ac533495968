import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequireSuperUser } from '@/components/require-permission';
import type { Delta } from '@/components/rich-text/delta';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { Section } from '@/components/section';
import { UnsavedGuard } from '@/components/unsaved-guard';
import { WaitingScreen } from '@/components/waiting-screen';
import { answer, api } from '@/lib/api/client';
import { usePage } from '@/lib/page';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';
import { termsQuery } from './terms-query';
import { TermsVersions } from './terms-versions';

/** The editor of the terms and their versions; for the super user. */
export const TermsAdminScreen = () => (
  <RequireSuperUser>
    <TermsAdmin />
  </RequireSuperUser>
);

function TermsAdmin() {
  usePage(text.terms.adminTitle);
  const { data, error, refetch } = useQuery(termsQuery);
  if (error && !data) return <LoadFailed error={error} title={text.terms.failed} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return (
    <PageBody width="form">
      <PageHeader title={text.terms.adminTitle} />
      <TermsEditor key={data.terms.version} structure={data.terms.structure} />
      <TermsVersions />
    </PageBody>
  );
}

/** Begins anew with each version that comes into force. */
function TermsEditor({ structure }: { structure: unknown }) {
  const [edited, setEdited] = useState<Delta>();
  const [asking, { open, close }] = useDisclosure();
  const save = useWrite((delta: Delta) => answer(api.POST('/bo/v1/save-terms', { body: { structure: delta } })), {
    success: text.terms.saved,
    failure: text.terms.saveFailed,
    invalidates: () => [keys.terms],
    onSuccess: () => {
      setEdited(undefined);
      close();
    },
  });
  return (
    <Section title={text.terms.title}>
      <Stack gap="md">
        <RichTextEditor label={text.terms.title} hideLabel initial={structure} onChange={setEdited} />
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {text.terms.newVersion}
          </Text>
          <Button disabled={!edited} onClick={open}>
            {common.actions.save}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard dirty={edited !== undefined} />
      <ConfirmDialog
        name="save-terms"
        opened={asking}
        title={text.terms.saveTitle}
        verb={common.actions.save}
        destructive={false}
        busy={save.isPending}
        onConfirm={() => edited && save.mutate(edited)}
        onClose={close}
      >
        {text.terms.newVersion}
      </ConfirmDialog>
    </Section>
  );
}
