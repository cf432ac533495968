import type { WaitingChange } from '@dossier/proto/calls/workflow-waiting';
import { approversOf } from '@dossier/proto/rules/work';
import type { Placed } from './work.js';

/** A change that waits, as work of whoever may approve it. */
export const approvalItem = ({
  change_id,
  company_id,
  section,
  tenant_id,
  title,
  at,
  maker_id,
}: WaitingChange): Placed => ({
  kind: 'approval',
  about: change_id,
  tenant_id,
  company_id,
  audience: approversOf(section),
  title,
  path: `/${company_id}/workflow/${change_id}`,
  at,
  // Whoever is alone decides the own changes.
  ...(maker_id && { maker_id }),
});
