import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { TruncatedName } from '@/components/truncated-name';
import { clientName, clientSearchQuery, companyTypeLabel, SEARCH_FROM } from '@/lib/client';
import { paths } from '@/lib/paths';
import { layout } from '@/lib/texts/layout';
import classes from './client-matches.module.css';

const SHOWN = 8;

const Note = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed" p="xs" role="status">
    {children}
  </Text>
);

/** Clients whose name contains the fragment, as links. */
export function ClientMatches({ fragment, onDone }: { fragment: string; onDone: () => void }) {
  const { data, isFetching } = useQuery(clientSearchQuery(fragment));
  if (fragment.trim().length < SEARCH_FROM) return <Note>{layout.client.tooShort}</Note>;
  if (!data) return isFetching ? <Note>{layout.palette.searching}</Note> : <Note>{layout.client.none}</Note>;
  if (data.companies.length === 0) return <Note>{layout.client.none}</Note>;
  return (
    <ul className={classes.list}>
      {data.companies.slice(0, SHOWN).map((company) => (
        <li key={company._id}>
          <Link to={paths.client.dashboard.href(company._id)} className={classes.match} onClick={onDone}>
            <TruncatedName>{clientName(company)}</TruncatedName>
            <Text size="xs" c="dimmed" component="span">
              {companyTypeLabel(company.company_type)}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}
