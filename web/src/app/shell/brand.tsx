import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { layout } from '@/lib/texts/layout';
import classes from './brand.module.css';

/** The product's mark; `nameless` where only an icon fits. */
export const Brand = ({ nameless }: { nameless?: boolean }) => (
  <Link to={paths.clients.href()} className={classes.brand} aria-label={layout.product}>
    <img src="/favicon.svg" width={24} height={24} alt="" />
    {!nameless && <span>{layout.product}</span>}
  </Link>
);
