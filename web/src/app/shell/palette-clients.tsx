import { Spotlight } from '@mantine/spotlight';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { clientName, clientSearchQuery, companyTypeLabel, SEARCH_FROM } from '@/lib/client';
import { paths } from '@/lib/paths';
import { layout } from '@/lib/texts/layout';

const SHOWN = 6;

type PaletteClientsProps = { fragment: string; hasOthers: boolean; onFound: () => void };

/** The clients group of the palette; says so when nothing at all was found. */
export function PaletteClients({ fragment, hasOthers, onFound }: PaletteClientsProps) {
  const navigate = useNavigate();
  const { data, isFetching } = useQuery(clientSearchQuery(fragment));
  useEffect(() => {
    if (data) onFound();
  }, [data, onFound]);
  const searched = fragment.trim().length >= SEARCH_FROM;
  const companies = searched ? (data?.companies ?? []) : [];
  if (companies.length === 0) {
    if (hasOthers) return null;
    const nothing = searched ? layout.palette.nothing : layout.palette.tooShort(SEARCH_FROM);
    return <Spotlight.Empty>{isFetching ? layout.palette.searching : nothing}</Spotlight.Empty>;
  }
  return (
    <Spotlight.ActionsGroup label={layout.palette.clients}>
      {companies.slice(0, SHOWN).map((company) => {
        const Icon = company.company_type === 'corporate' ? IconBuilding : IconUser;
        return (
          <Spotlight.Action
            key={company._id}
            label={clientName(company)}
            description={companyTypeLabel(company.company_type)}
            leftSection={<Icon size={18} stroke={1.5} />}
            onClick={() => navigate(paths.client.dashboard.href(company._id))}
          />
        );
      })}
    </Spotlight.ActionsGroup>
  );
}
