import type { OwnershipNode } from './ownership-query';

type Area = 'dashboard' | 'shareholders' | 'managingDirectors' | 'accountHolder';

/** The screen that tells of a node: directors and officials have their own, owners another, by the type of client. */
export function areaOf({ type }: Pick<OwnershipNode, 'type'>, company: { company_type?: string } | undefined): Area {
  if (type === 'main_for_sh') return 'dashboard';
  if (company?.company_type === 'account_holder') return 'accountHolder';
  return type === 'corporate' || type === 'official' ? 'managingDirectors' : 'shareholders';
}
