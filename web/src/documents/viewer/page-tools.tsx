import { TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { TooltipIcon } from '@/components/tooltip-icon';
import { useFollowing } from '@/lib/use-following';
import { text } from '@/record/texts';
import classes from './viewer.module.css';

type PageToolsProps = { page: number; pages: number; onGo: (page: number) => void };

/** Which page is in view, of how many; a number that is typed is gone to. */
export function PageTools({ page, pages, onGo }: PageToolsProps) {
  const [typed, setTyped] = useFollowing(String(page));
  const go = () => {
    const wanted = Math.round(Number(typed));
    if (wanted >= 1 && wanted <= pages) onGo(wanted);
    else setTyped(String(page));
  };
  return (
    <form
      className={classes.group}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <TooltipIcon
        icon={IconChevronLeft}
        label={text.viewer.previousPage}
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
      />
      <TextInput
        size="xs"
        className={classes.page}
        aria-label={text.viewer.page}
        inputMode="numeric"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={go}
      />
      <span className={classes.pages}>{text.viewer.ofPages(String(pages))}</span>
      <TooltipIcon
        icon={IconChevronRight}
        label={text.viewer.nextPage}
        disabled={page >= pages}
        onClick={() => onGo(page + 1)}
      />
    </form>
  );
}
