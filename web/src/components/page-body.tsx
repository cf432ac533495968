import type { ReactNode } from 'react';
import classes from './page-body.module.css';

/** Width of a screen's content: `form` stops at 1,280 px, `narrow` at 720 px, `full` is for tables and comparisons. */
export const PageBody = ({ width = 'full', children }: { width?: 'full' | 'form' | 'narrow'; children: ReactNode }) => (
  <div className={classes.body} data-width={width}>
    {children}
  </div>
);
