import { local, perTab } from './storage';

/** Where visitors come in by a link. */
const PAGES = ['/fill-due-diligence-docs', '/fill-due-diligence'] as const;
const pageOf = (pathname: string) => PAGES.find((page) => pathname.startsWith(page));

const key = (page: string) => `visit:${page}`;

const proofKey = (token: string): string => `visit-proof:${token.split('.')[1]}`;
const withProof = (token: string): string => [token, local.get(proofKey(token))].filter(Boolean).join('.');

/** Takes the token of a link out of the address: it is kept for this tab alone, and no referrer or history tells it. */
export function takeVisitToken(): void {
  const page = pageOf(window.location.pathname);
  const token = new URLSearchParams(window.location.search).get('token');
  if (!page || !token) return;
  perTab.set(key(page), withProof(token));
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
}

/** The token of the visitor's page that is open. Undefined on every other page. */
export function visitToken(): string | undefined {
  const page = pageOf(window.location.pathname);
  return page ? (perTab.get(key(page)) ?? undefined) : undefined;
}

/** Names the link of this page where something is kept for it: what its token says of itself, and opens nothing. */
export const visitName = (): string => visitToken()?.split('.')[1] ?? 'none';

export const isVisit = (): boolean => pageOf(window.location.pathname) !== undefined;

/** What a code has opened stays open in this browser. The proof alone, without the link, opens nothing. */
export function keepProof(proof: string): void {
  const page = pageOf(window.location.pathname);
  const token = visitToken()?.split('.').slice(0, 3).join('.');
  if (!page || !token) return;
  local.set(proofKey(token), proof);
  perTab.set(key(page), withProof(token));
}

/** Whether the link of this page is one to documents. */
export const isOfDocuments = (): boolean => pageOf(window.location.pathname) === PAGES[0];
