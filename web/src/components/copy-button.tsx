import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { text } from '@/lib/texts/common';

/** Copies a value; the icon answers for two seconds. */
export function CopyButton({ value, label = text.actions.copy }: { value: string; label?: string }) {
  const clipboard = useClipboard({ timeout: 2000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Tooltip label={clipboard.copied ? text.actions.copied : label}>
      <ActionIcon aria-label={clipboard.copied ? text.actions.copied : label} onClick={() => clipboard.copy(value)}>
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
