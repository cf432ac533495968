import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useFileScope } from '@/file/file-scope';
import { useCan } from '@/lib/me';
import { useCompany } from '../frame/use-company';
import { DeleteRecord } from '../sections/delete-record';
import { kyc, text } from '../texts';

/** What can be done with a whole client file. */
export function ClientActions() {
  const { mode, company: facts } = useFileScope();
  const company = useCompany();
  const [deleting, { open, close }] = useDisclosure();
  const may = useCan()('update_dashboard') && mode === 'live' && !company.remove;
  const title = kyc.confirmations.titles[facts?.company_type === 'account_holder' ? 'account_holder' : 'corporate'];
  if (!may) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={34} aria-label={text.dashboard.actions}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} />} color="red" onClick={open}>
            {title}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DeleteRecord record={company} title={title} opened={deleting} onClose={close} />
    </>
  );
}
