import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import type { CompanyType } from '@/lib/client';
import { useCan } from '@/lib/me';
import { usePage } from '@/lib/page';
import { useBeginning } from '@/lib/use-beginning';
import { ClientTable } from './client-table';
import { listTypeOf } from './list-type';
import { text } from './texts';

const AddClientDialog = lazy(async () => ({ default: (await import('./add-client-dialog')).AddClientDialog }));

const TYPES = ['corporate', 'account_holder'] as const;

/** The list chosen in the address; search and filters stay when it changes, the page does not. */
function useListType(): [type: CompanyType, setType: (type: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const setType = (type: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (type === 'account_holder') next.set('type', type);
      else next.delete('type');
      return next;
    });
  return [listTypeOf(params), setType];
}

/** The landing page: corporate clients and account holders. */
export function ClientsScreen() {
  const [type, setType] = useListType();
  const [begun, { open, close }] = useBeginning();
  const mayAdd = useCan()('update_dashboard');
  const adding = begun && mayAdd;
  usePage(text.titles[type]);
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={open}>
      {text.add.button}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={text.titles[type]} actions={add}>
        <Tabs value={type} onChange={setType}>
          <Tabs.List>
            {TYPES.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {text.plural[each]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      </PageHeader>
      <ClientTable key={type} type={type} onAdd={mayAdd ? open : undefined} />
      <Suspense fallback={null}>{adding && <AddClientDialog type={type} onClose={close} />}</Suspense>
    </PageBody>
  );
}
