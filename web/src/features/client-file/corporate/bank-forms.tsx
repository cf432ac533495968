import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Section } from '@/components/section';
import { DocumentTable } from '@/documents/document-table';
import { useDocumentRights } from '@/documents/use-document-rights';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues } from '@/file/record';
import { kyc, text } from '../texts';
import { AddBankForm } from './add-bank-form';
import { BANK_TYPES, type BankType } from './bank-types';

const Forms = ({ type }: { type: BankType }) => {
  const { records } = useFileScope();
  const documents = records.filter(({ kind, documentType }) => kind === 'kyc_file' && documentType === type);
  const rows = documents.map((document) => ({
    place: {
      documentType: type,
      title: String(effectiveValues(document).bank_name ?? titleOfDocument(type)),
      section: 'general' as const,
      needed: true,
    },
    document,
  }));
  if (rows.length === 0) return null;
  return <DocumentTable rows={rows} title={titleOfDocument(type)} />;
};

/** Signature cards and account opening forms, one of each per bank. */
export function BankForms() {
  const { records } = useFileScope();
  const may = useDocumentRights('general');
  const [adding, { open, close }] = useDisclosure();
  const none = !records.some(({ documentType }) => BANK_TYPES.some((type) => type === documentType));
  const add = may.upload && (
    <Button variant="default" size="xs" leftSection={<IconPlus size={14} stroke={1.75} />} onClick={open}>
      {kyc.actions.addBankForm}
    </Button>
  );
  return (
    <Section title={kyc.sections.bankForms} actions={add} stack>
      {none ? (
        <Text c="dimmed">{text.corporate.bankEmpty}</Text>
      ) : (
        BANK_TYPES.map((type) => <Forms key={type} type={type} />)
      )}
      {adding && <AddBankForm onClose={close} />}
    </Section>
  );
}
