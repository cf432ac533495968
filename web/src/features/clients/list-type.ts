import type { CompanyType } from '@/lib/client';

/** Which of the two client lists an address shows. */
export const listTypeOf = (params: URLSearchParams): CompanyType =>
  params.get('type') === 'account_holder' ? 'account_holder' : 'corporate';
