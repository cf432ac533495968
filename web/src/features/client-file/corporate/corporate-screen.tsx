import { DOCUMENTS, type DocumentType } from '@dossier/proto/documents/catalogue';
import { documentsFor } from '@dossier/proto/documents/completeness';
import { requiredDocuments } from '@dossier/proto/records/completeness';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { RequirePermission } from '@/components/require-permission';
import { Section } from '@/components/section';
import { DocumentTable } from '@/documents/document-table';
import { documentsOf, rowsOf } from '@/documents/rows-of';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues, factsOf } from '@/file/record';
import { useAskedDocuments } from '@/file/requirements-query';
import { useCan } from '@/lib/me';
import { groupsOf } from '@/record/form/groups';
import { RecordForm } from '@/record/form/record-form';
import { useCompany } from '../frame/use-company';
import { useFilePage } from '../frame/use-file-page';
import { kyc, text } from '../texts';
import { BankForms } from './bank-forms';

export const CorporateScreen = () => (
  <RequirePermission any={['view_general_section']}>
    <Corporate />
  </RequirePermission>
);

const isAnnual = (type: DocumentType): boolean =>
  DOCUMENTS[type].extras.some((extra) => extra === 'fiscal_year_ending_on');

/**
 * Rows of the client's own documents; the bank forms are many of one type and have lists of their own. An account holder needs none of
 * them and may have any.
 */
function useCorporateRows() {
  const { records, company: facts, today } = useFileScope();
  const company = useCompany();
  const needed = requiredDocuments('company', effectiveValues(company), factsOf(company, facts, today));
  const asked = [...new Set([...needed, ...useAskedDocuments(company.id)])];
  const optional = facts?.company_type === 'account_holder' ? documentsFor({ kind: 'company' }) : [];
  const offered = optional.filter((type) => !asked.includes(type));
  return rowsOf({ needed: asked, offered, held: documentsOf(records), section: 'general' });
}

function Listing() {
  const company = useCompany();
  const listing = groupsOf('company').find(({ key }) => key === 'listing');
  if (!listing || !useCan()('view_listing_service')) return null;
  const { title, ...group } = listing;
  return (
    <Section title={title}>
      <RecordForm record={company} groups={[group]} />
    </Section>
  );
}

/** The listing of services and the company's documents. */
function Corporate() {
  useFilePage(text.screens.corporate);
  const rows = useCorporateRows();
  return (
    <PageBody width="form">
      <PageHeader title={text.screens.corporate} />
      <Listing />
      <Section title={kyc.sections.corporateDocuments} flush>
        <DocumentTable rows={rows.filter(({ place }) => !isAnnual(place.documentType))} title="" />
      </Section>
      <BankForms />
      <Section title={kyc.sections.annualAccounts} flush>
        <DocumentTable rows={rows.filter(({ place }) => isAnnual(place.documentType))} title="" />
      </Section>
    </PageBody>
  );
}
