import { Link } from 'react-router-dom';
import { TruncatedName } from '@/components/truncated-name';
import { useCurrentClient } from '@/lib/client';
import { type Crumb, usePageStore } from '@/lib/page';
import { layout } from '@/lib/texts/layout';
import classes from './breadcrumb.module.css';

const Piece = ({ crumb, last }: { crumb: Crumb; last: boolean }) => (
  <li className={classes.piece} aria-current={last ? 'page' : undefined}>
    {crumb.to && !last ? (
      <Link to={crumb.to} className={classes.link}>
        <TruncatedName>{crumb.label}</TruncatedName>
      </Link>
    ) : (
      <TruncatedName>{crumb.label}</TruncatedName>
    )}
  </li>
);

/** Where the screen is; set by `usePage`. */
export function Breadcrumb() {
  const { title, crumbs } = usePageStore();
  const trail = crumbs.length > 0 ? crumbs : [{ label: title }];
  const client = useCurrentClient();
  const isNamed = client && trail.at(-1)?.label.includes(client.name);
  return (
    <nav aria-label={layout.header.breadcrumb} className={classes.breadcrumb}>
      {client && !isNamed && (
        <div className={classes.client}>
          <TruncatedName>{client.name}</TruncatedName>
        </div>
      )}
      <ol className={classes.list}>
        {trail.map((crumb, index) => (
          <Piece key={`${crumb.label} ${crumb.to}`} crumb={crumb} last={index === trail.length - 1} />
        ))}
      </ol>
    </nav>
  );
}
