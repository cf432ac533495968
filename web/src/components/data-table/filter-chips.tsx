import { Anchor, CloseButton } from '@mantine/core';
import { text } from '@/lib/texts/common';
import classes from './filter-chips.module.css';
import type { FilterChip } from './types';

type FilterChipsProps = { filters: readonly FilterChip[]; onRemove?: (key: string) => void; onClear?: () => void };

/** The filters in force, each removable. */
export const FilterChips = ({ filters, onRemove, onClear }: FilterChipsProps) => (
  <ul className={classes.chips} aria-label={text.table.filters}>
    {filters.map(({ key, name, value }) => (
      <li key={key} className={classes.chip}>
        <span>{text.table.filter(name, value)}</span>
        <CloseButton size="xs" aria-label={text.table.removeFilter(name)} onClick={() => onRemove?.(key)} />
      </li>
    ))}
    {filters.length > 1 && onClear && (
      <li>
        <Anchor component="button" type="button" size="xs" onClick={onClear}>
          {text.actions.clearAll}
        </Anchor>
      </li>
    )}
  </ul>
);
