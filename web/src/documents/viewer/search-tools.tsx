import { TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { TooltipIcon } from '@/components/tooltip-icon';
import { text } from '@/record/texts';
import type { Shown } from './pdf-document';
import classes from './viewer.module.css';

type SearchToolsProps = {
  field: RefObject<HTMLInputElement | null>;
  found: Shown['found'];
  onFind: (query: string, direction?: 'next' | 'previous') => void;
};

/** Looks for a text in the whole document. */
export function SearchTools({ field, found, onFind }: SearchToolsProps) {
  const [query, setQuery] = useState('');
  const isFound = found !== undefined && found.total > 0;
  return (
    <search>
      <form
        className={classes.group}
        onSubmit={(event) => {
          event.preventDefault();
          onFind(query.trim(), 'next');
        }}
      >
        <TextInput
          ref={field}
          size="xs"
          className={classes.search}
          aria-label={text.viewer.search}
          placeholder={text.viewer.search}
          leftSection={<IconSearch size={14} stroke={1.75} />}
          value={query}
          onChange={({ currentTarget: { value } }) => {
            setQuery(value);
            onFind(value.trim());
          }}
        />
        <span className={classes.found} aria-live="polite">
          {query.trim() && found && (isFound ? text.viewer.found(found.current, found.total) : text.viewer.notFound)}
        </span>
        <TooltipIcon
          icon={IconChevronUp}
          label={text.viewer.previousPlace}
          disabled={!isFound}
          onClick={() => onFind(query.trim(), 'previous')}
        />
        <TooltipIcon
          icon={IconChevronDown}
          label={text.viewer.nextPlace}
          disabled={!isFound}
          onClick={() => onFind(query.trim(), 'next')}
        />
      </form>
    </search>
  );
}
