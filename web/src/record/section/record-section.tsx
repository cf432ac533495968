import { Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId } from 'react';
import { TooltipIcon } from '@/components/tooltip-icon';
import { TruncatedName } from '@/components/truncated-name';
import { recordMark } from '@/file/marks';
import { type FileRecord, titleOf } from '@/file/record';
import { WaitingMark } from '../form/waiting-mark';
import { text } from '../texts';
import classes from './record-section.module.css';
import { RecordState } from './record-state';
import { useHighlight, useHolds } from './use-highlight';
import { useMissing } from './use-missing';

type RecordSectionProps = {
  record: FileRecord;
  /** What the record is called here, where that differs from its own title. */
  name?: string;
  /** Beside the name: the type of a shareholder, a percentage. */
  note?: ReactNode;
  /** The records and documents inside: they count for the state, and the address may ask for them. */
  under?: readonly FileRecord[];
  initiallyOpen?: boolean;
  onDelete?: () => void;
  level?: 2 | 3;
  children: ReactNode;
};

const NOTHING: readonly FileRecord[] = [];

/** A card with the record's name and state; it opens and closes, and scrolls into view when the address asks for it. */
export function RecordSection({
  record,
  name = titleOf(record),
  note,
  under = NOTHING,
  initiallyOpen = true,
  onDelete,
  level = 2,
  children,
}: RecordSectionProps) {
  const { ref, highlighted } = useHighlight(record.id);
  const asked = useHolds(under.map(({ id }) => id)) || highlighted;
  const [opened, { toggle, open }] = useDisclosure(initiallyOpen || asked);
  const missing = useMissing([record, ...under]).length;
  const id = useId();
  useEffect(() => {
    if (asked) open();
  }, [asked, open]);
  return (
    <section
      ref={ref}
      id={record.id}
      aria-labelledby={id}
      className={classes.frame}
      data-highlighted={highlighted || undefined}
    >
      <div className={classes.head}>
        <div className={classes.what}>
          <Title order={level} size="h3" className={classes.title}>
            <UnstyledButton id={id} className={classes.toggle} aria-expanded={opened} onClick={toggle}>
              <IconChevronRight className={classes.chevron} size={16} stroke={1.75} aria-hidden />
              <TruncatedName>{name}</TruncatedName>
            </UnstyledButton>
          </Title>
          {note && <span className={classes.note}>{note}</span>}
          <RecordState record={record} under={under} missing={missing} />
          {(record.add || record.remove) && <WaitingMark mark={recordMark(record)} />}
        </div>
        <div className={classes.actions}>
          {onDelete && <TooltipIcon icon={IconTrash} label={text.section.delete(name)} onClick={onDelete} />}
        </div>
      </div>
      {opened && <div className={classes.body}>{children}</div>}
    </section>
  );
}
