import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

type SectionProps = {
  title?: ReactNode;
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  flush?: boolean;
  stack?: boolean;
};

/** A card with a heading, its state and its actions. `flush` lets a table or list reach the border, `stack` keeps its parts apart. */
export function Section({ title, state, actions, children, flush, stack }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={classes.head}>
          <div className={classes.what}>
            <Title order={2} size="h3" id={id} className={classes.title}>
              {title}
            </Title>
            {state}
          </div>
          <div className={classes.actions}>{actions}</div>
        </div>
      )}
      <div className={classes.body} data-flush={flush || undefined} data-stack={stack || undefined}>
        {children}
      </div>
    </section>
  );
}
