import { useEffect } from 'react';
import { create } from 'zustand';
import { layout } from './texts/layout';

export type Crumb = { label: string; to?: string };
type Page = { title: string; crumbs: Crumb[]; set: (title: string, crumbs: Crumb[]) => void };

export const usePageStore = create<Page>()((set) => ({
  title: '',
  crumbs: [],
  set: (title, crumbs) => set({ title, crumbs }),
}));

/** Sets the document's title and the header's breadcrumb, whose last entry is the page itself. */
export function usePage(title: string, crumbs: Crumb[] = []): void {
  const set = usePageStore((page) => page.set);
  const key = JSON.stringify(crumbs);
  useEffect(() => {
    document.title = title ? layout.documentTitle(title) : layout.product;
    set(title, JSON.parse(key) as Crumb[]);
  }, [title, key, set]);
}
