import { Button } from '@mantine/core';
import { Notice } from '@/components/notice';
import { text } from './texts';

export const PickNotice = ({ onUnderstand }: { onUnderstand: () => void }) => (
  <Notice
    tone="pending"
    actions={
      <Button size="xs" onClick={onUnderstand}>
        {text.actions.understand}
      </Button>
    }
  >
    {text.pickOne}
  </Notice>
);
