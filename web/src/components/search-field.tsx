import { LISTS } from '@dossier/proto/rules/limits';
import { CloseButton, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { text } from '@/lib/texts/common';
import { useFollowing } from '@/lib/use-following';

type SearchFieldProps = { value: string; onSearch: (search: string) => void; placeholder: string };

/** Searches from three letters on, half a second after the last key; emptied, it shows the whole list again. */
export function SearchField({ value, onSearch, placeholder }: SearchFieldProps) {
  const [typed, setTyped] = useFollowing(value);
  const search = useDebouncedCallback((next: string) => {
    if (next.trim().length >= LISTS.searchMin) onSearch(next.trim());
  }, LISTS.searchDebounceMs);
  const change = (next: string) => {
    setTyped(next);
    if (next.trim() === '') {
      search.cancel();
      onSearch('');
    } else search(next);
  };
  const isShort = typed.trim() !== '' && typed.trim().length < LISTS.searchMin;
  return (
    <Tooltip label={text.search.tooShort(LISTS.searchMin)} opened={isShort} position="bottom-start">
      <TextInput
        type="search"
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        placeholder={placeholder}
        aria-label={placeholder}
        flex="1 1 200px"
        maw={280}
        leftSection={<IconSearch size={16} stroke={1.5} />}
        rightSection={typed && <CloseButton size="sm" aria-label={text.actions.clear} onClick={() => change('')} />}
      />
    </Tooltip>
  );
}
