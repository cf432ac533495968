import { IconBrandGoogle } from '@tabler/icons-react';
import { TooltipIcon } from '@/components/tooltip-icon';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues } from '@/file/record';
import { toastError } from '@/lib/toasts';
import { kyc } from '@/record/texts';
import { text as screening } from '@/screening/texts';

const ADDRESS = 'https://www.google.com/search';

/** Searches the web for a person's first and last name, in a new tab that does not know where it came from. */
export function GoogleSearch({ personId }: { personId: string }) {
  const person = useFileScope().records.find(({ id }) => id === personId);
  const search = () => {
    const { firstName, lastName } = person ? effectiveValues(person) : {};
    const missing = [
      ...(firstName ? [] : [screening.errors.fillFirstName]),
      ...(lastName ? [] : [screening.errors.fillLastName]),
    ];
    for (const message of missing) toastError(new Error(message), { message });
    if (missing.length > 0) return;
    const query = new URLSearchParams({ q: `${String(firstName)} ${String(lastName)}` });
    window.open(`${ADDRESS}?${query}`, '_blank', 'noopener,noreferrer');
  };
  return <TooltipIcon icon={IconBrandGoogle} label={kyc.actions.googleSearch} onClick={search} />;
}
