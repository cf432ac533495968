import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { answer, api } from '@/lib/api/client';
import { useWrite } from '@/lib/use-write';
import type { FiuProfile } from '../queries';
import { text } from '../texts';

export function ChooseProfile({ profile: { id, name, version } }: { profile: FiuProfile }) {
  const [opened, { open, close }] = useDisclosure();
  const choose = useWrite(() => answer(api.POST('/api/v1/fiu-profiles/choose', { body: { id } })), {
    success: text.profiles.used,
    invalidates: () => [['fiu']],
    onSuccess: close,
  });
  const whole = `${name} ${version}`;
  return (
    <>
      <Button size="compact-sm" variant="default" aria-label={text.profiles.useOf(whole)} onClick={open}>
        {text.profiles.use}
      </Button>
      <ConfirmDialog
        name="choose-profile"
        opened={opened}
        title={text.profiles.useTitle}
        verb={text.profiles.use}
        destructive={false}
        busy={choose.isPending}
        onConfirm={() => choose.mutate(undefined)}
        onClose={close}
      >
        {text.profiles.useText(whole)}
      </ConfirmDialog>
    </>
  );
}
