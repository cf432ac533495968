import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientName, clientQuery, clientSearchQuery, clientSummary, SEARCH_FROM } from '@/lib/client';
import { layout } from '@/lib/texts/layout';
import { text } from '../texts';

type ClientSelectProps = { value: string; onChange: (id: string) => void; error?: string };

/** Finds a client by three letters of its name. */
export function ClientSelect({ value, onChange, error }: ClientSelectProps) {
  const [typed, setTyped] = useState('');
  const [fragment] = useDebouncedValue(typed, 250);
  const { data } = useQuery(clientSearchQuery(fragment));
  const { data: chosen } = useQuery({ ...clientQuery(value), enabled: value !== '' });
  const found = (data?.companies ?? []).map((company) => ({ value: company._id, label: clientName(company) }));
  const own = value ? [{ value, label: chosen ? clientSummary(value, chosen.companyData).name : value }] : [];
  return (
    <Select
      label={text.fields.client}
      placeholder={layout.client.placeholder}
      required
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...own, ...found.filter(({ value: id }) => id !== value)]}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      filter={({ options }) => options}
      nothingFoundMessage={typed.trim().length < SEARCH_FROM ? layout.client.tooShort : layout.client.none}
      error={error}
    />
  );
}
