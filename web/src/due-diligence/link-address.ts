import { paths } from '@/lib/paths';

export type LinkPurpose = 'due_diligence_form' | 'due_diligence_documents';
const PAGES: Record<LinkPurpose, () => string> = {
  due_diligence_form: paths.fillDueDiligence.href,
  due_diligence_documents: paths.fillDueDiligenceDocs.href,
};

/** What is sent to a visitor. */
export const linkAddress = (purpose: LinkPurpose, token: string): string =>
  `${window.location.origin}${PAGES[purpose]()}?${new URLSearchParams({ token })}`;
