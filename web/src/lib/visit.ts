import { perTab } from './storage';

/** Where visitors come in by a link. */
const PAGES = ['/fill-due-diligence-docs', '/fill-due-diligence'] as const;
const pageOf = (pathname: string) => PAGES.find((page) => pathname.startsWith(page));

const key = (page: string) => `visit:${page}`;

/** Takes the token of a link out of the address: it is kept for this tab alone, and no referrer or history tells it. */
export function takeVisitToken(): void {
  const page = pageOf(window.location.pathname);
  const token = new URLSearchParams(window.location.search).get('token');
  if (!page || !token) return;
  perTab.set(key(page), token);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
}

/** The token of the visitor's page that is open. Undefined on every other page. */
export function visitToken(): string | undefined {
  const page = pageOf(window.location.pathname);
  return page ? (perTab.get(key(page)) ?? undefined) : undefined;
}

export const isVisit = (): boolean => pageOf(window.location.pathname) !== undefined;
