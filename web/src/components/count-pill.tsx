import classes from './count-pill.module.css';

/** A small number, such as changes that wait. Nothing for zero; above 99 it reads 99+. */
export const CountPill = ({ count, label }: { count: number; label: string }) =>
  count > 0 ? (
    <span className={classes.pill} title={label}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className={classes.hidden}>{label}</span>
    </span>
  ) : null;
