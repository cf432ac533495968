import { useQuery } from '@tanstack/react-query';
import { SearchSelect } from '@/components/search-select';
import { personName } from '../person-name';
import { peopleQuery } from '../queries';
import { text } from '../texts';

type AssigneeSelectProps = {
  clientId: string;
  value: string | null;
  onChange: (id: string | null) => void;
  error?: string;
};

/** The people who may see the client. */
export function AssigneeSelect({ clientId, ...select }: AssigneeSelectProps) {
  const { data } = useQuery(peopleQuery(clientId));
  const people = (data?.people ?? []).map((person) => ({ value: person._id, label: personName(person) }));
  return <SearchSelect label={text.fields.assignee} data={people} disabled={!clientId} {...select} />;
}
