import { LISTS } from '@dossier/proto/rules/limits';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { text } from '@/lib/texts/common';
import { pageWindow } from './page-window';
import classes from './pagination.module.css';

type PaginationProps = { page: number; count: number; href: (page: number) => string };

const PageLink = ({
  to,
  label,
  current,
  children,
}: {
  to?: string;
  label: string;
  current?: boolean;
  children: ReactNode;
}) =>
  to ? (
    <Link to={to} className={classes.link} aria-label={label} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  ) : (
    <span className={classes.link} data-disabled aria-hidden>
      {children}
    </span>
  );

/** Page links; only above 30 items. */
export function Pagination({ page, count, href }: PaginationProps) {
  const pages = Math.ceil(count / LISTS.page);
  if (pages < 2) return null;
  const { previous, next, page: nameOf, pages: label } = text.table;
  return (
    <nav aria-label={label} className={classes.pages}>
      <PageLink to={page > 1 ? href(page - 1) : undefined} label={previous}>
        <IconChevronLeft size={16} stroke={1.75} />
      </PageLink>
      {pageWindow(page, pages, LISTS.pageLinks).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap ${index}`} className={classes.gap} aria-hidden>
            …
          </span>
        ) : (
          <PageLink key={entry} to={href(entry)} label={nameOf(String(entry))} current={entry === page}>
            {entry}
          </PageLink>
        ),
      )}
      <PageLink to={page < pages ? href(page + 1) : undefined} label={next}>
        <IconChevronRight size={16} stroke={1.75} />
      </PageLink>
    </nav>
  );
}
