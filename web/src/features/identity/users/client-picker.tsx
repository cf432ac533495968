import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientName, clientQuery, clientSearchQuery, clientSummary, SEARCH_FROM } from '@/lib/client';
import { layout } from '@/lib/texts/layout';
import { text } from '../texts';

type ClientPickerProps = { value?: string[]; onChange?: (ids: string[]) => void };
type Option = { value: string; label: string };

/** Names of the clients already chosen; an id stays an id until its name has arrived. */
function useChosen(ids: string[]): Option[] {
  return useQueries({ queries: ids.map((id) => clientQuery(id)) }).map(({ data }, index) => {
    const id = ids[index] ?? '';
    return { value: id, label: data ? clientSummary(id, data.companyData).name : id };
  });
}

const merged = (...lists: Option[][]): Option[] => [
  ...new Map(lists.flat().map((option) => [option.value, option])).values(),
];

/** The client files that a user of type CLIENT may see. */
export function ClientPicker({ value = [], onChange }: ClientPickerProps) {
  const [typed, setTyped] = useState('');
  const [fragment] = useDebouncedValue(typed, 250);
  const { data } = useQuery(clientSearchQuery(fragment));
  const found = (data?.companies ?? []).map((company) => ({ value: company._id, label: clientName(company) }));
  return (
    <MultiSelect
      label={text.fields.clients}
      description={text.users.clientsHint}
      placeholder={layout.client.placeholder}
      data={merged(useChosen(value), found)}
      value={value}
      onChange={onChange}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      hidePickedOptions
      nothingFoundMessage={typed.trim().length < SEARCH_FROM ? layout.client.tooShort : layout.client.none}
    />
  );
}
