import { can, type Principal } from '@dossier/kit/principal';
import type { View } from '@dossier/proto/calls/notifications';
import { failure } from '@dossier/proto/failures/failure';
import { SECTIONS, type Section } from '@dossier/proto/records/model/sections';
import type { QueryFilter } from 'mongoose';
import type { Change } from './change.schema.js';

const SECTION_NAMES = Object.keys(SECTIONS) as Section[];
const hiddenSections = (by: Principal): Section[] => SECTION_NAMES.filter((name) => !can(by, SECTIONS[name].view));

/** The changes a person may see at all: of the tenant, of a client's own files, in sections that are open to them. */
export function visibleTo(by: Principal, company_id?: string): QueryFilter<Change> {
  const hidden = hiddenSections(by);
  const own = by.companyIds && { $in: by.companyIds.filter((id) => !company_id || id === company_id) };
  return {
    tenant_id: by.tenantId,
    ...(own || company_id ? { company_id: own ?? company_id } : {}),
    ...(hidden.length ? { section: { $nin: hidden } } : {}),
  };
}

export const seesAllSections = (by: Principal): boolean => hiddenSections(by).length === 0;

const VIEW_KEYS = { forConfirmation: 'view_requested_changes', history: 'view_change_log' } as const;

export function requireView(by: Principal, view: View): void {
  if (!can(by, VIEW_KEYS[view])) throw failure('permission.denied');
}
