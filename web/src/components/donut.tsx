import classes from './donut.module.css';

type DonutProps = {
  /** 0 to 100. */
  percentage: number;
  /** What waits to be added to it, in the same measure. */
  waiting?: number;
  label: string;
  size?: 'small' | 'large';
};

const RADIUS = 15.915;

/** A share as a ring; its circumference is 100, so the percentage is the length of the arc. */
export const Donut = ({ percentage, waiting = 0, label, size = 'small' }: DonutProps) => (
  <svg className={classes.donut} data-size={size} viewBox="0 0 36 36" role="img" aria-label={label}>
    <circle className={classes.track} cx="18" cy="18" r={RADIUS} />
    {waiting > 0 && (
      <circle
        className={classes.waiting}
        cx="18"
        cy="18"
        r={RADIUS}
        strokeDasharray={`${waiting} ${100 - waiting}`}
        strokeDashoffset={-percentage}
      />
    )}
    {percentage > 0 && (
      <circle
        className={classes.arc}
        data-complete={percentage >= 100 || undefined}
        cx="18"
        cy="18"
        r={RADIUS}
        strokeDasharray={`${percentage} ${100 - percentage}`}
      />
    )}
  </svg>
);
