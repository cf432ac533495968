import { IconShieldCheck } from '@tabler/icons-react';
import { EmptyState } from '@/components/empty-state';
import { text } from './texts';

export const NoMatch = ({ lists }: { lists: number }) => (
  <EmptyState
    icon={<IconShieldCheck size={28} stroke={1.5} />}
    title={text.result.noMatch}
    hint={lists === 1 ? text.result.noMatchHintOne : text.result.noMatchHint(lists)}
  />
);
