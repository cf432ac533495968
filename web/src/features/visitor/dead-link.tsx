import { Text } from '@mantine/core';
import { text } from '@/due-diligence/texts';
import { VisitorFrame } from './visitor-frame';

/** A wrong, old or withdrawn link: it tells nothing about what it once led to. */
export const DeadLink = () => (
  <VisitorFrame title={text.visitor.deadTitle}>
    <Text>{text.visitor.dead}</Text>
  </VisitorFrame>
);
