import { ActionIcon, Tooltip } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';

type TooltipIconProps = { icon: TablerIcon; label: string; onClick: () => void; disabled?: boolean; busy?: boolean };

/** An icon button whose tooltip is its name. */
export const TooltipIcon = ({ icon: Icon, label, onClick, disabled, busy }: TooltipIconProps) => (
  <Tooltip label={label}>
    <ActionIcon aria-label={label} onClick={onClick} disabled={disabled} loading={busy}>
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  </Tooltip>
);
