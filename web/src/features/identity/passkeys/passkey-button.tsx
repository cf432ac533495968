import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { text } from './texts';

/** The way in without a password. */
export const PasskeyButton = ({
  busy,
  onClick,
  label = text.signIn,
}: {
  busy: boolean;
  onClick: () => void;
  label?: string;
}) => (
  <Button
    variant="default"
    fullWidth
    leftSection={<IconFingerprint size={16} stroke={1.75} />}
    loading={busy}
    onClick={onClick}
  >
    {label}
  </Button>
);
