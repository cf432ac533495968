import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchSelect } from '@/components/search-select';
import { Section } from '@/components/section';
import { usersOfOperatorQuery } from '../queries';
import { text } from '../texts';

const SEARCH_MS = 300;

/** Finds a user of any company by name or e-mail; the server searches, since there are more than a list holds. */
export function UserChoice({ chosen, onChoose }: { chosen: string; onChoose: (id: string | null) => void }) {
  const [typed, setTyped] = useState('');
  // A choice is typed into the field as its label; the name in it finds it again.
  const [search] = useDebouncedValue(typed.split(',')[0]?.trim() ?? '', SEARCH_MS);
  const { data } = useQuery(usersOfOperatorQuery(search));
  const users = (data?.users ?? []).map(({ _id, username, email }) => ({ value: _id, label: `${username}, ${email}` }));
  return (
    <Section>
      <SearchSelect
        label={text.userInfo.choose}
        placeholder={text.userInfo.chooseHint}
        data={users}
        value={chosen || null}
        onChange={onChoose}
        onSearchChange={setTyped}
        filter={({ options }) => options}
      />
    </Section>
  );
}
