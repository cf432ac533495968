import { countryName } from '@dossier/proto/rules/countries';
import { profile } from '@dossier/proto/texts/profile';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Field, FieldGrid } from '@/components/field-grid';
import { LoadFailed } from '@/components/load-failed';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { date } from '@/lib/format';
import { useMe, useUser } from '@/lib/me';
import { usePage } from '@/lib/page';
import { isId, paths } from '@/lib/paths';
import { userOfOperatorQuery } from '../queries';
import { RequireReporting } from '../require-reporting';
import { text } from '../texts';
import { UserChoice } from './user-choice';

type Values = Record<string, unknown> | null | undefined;

export const UserInfoScreen = () => (
  <RequireReporting>
    <UserInfo />
  </RequireReporting>
);

/** What reports say of whoever sends them, for reading. A super user looks at any user. */
function UserInfo() {
  usePage(text.userInfo.title);
  const own = useMe();
  const [query, setQuery] = useSearchParams();
  const isSuperUser = useUser().is_super_user;
  const chosen = isSuperUser ? (query.get('user') ?? '') : '';
  const { data: other, error, refetch } = useQuery({ ...userOfOperatorQuery(chosen), enabled: isId(chosen) });
  const shownUser = chosen ? other : own;
  const settings = (
    <Anchor component={Link} to={paths.profileSettings.href()}>
      {text.userInfo.edit}
    </Anchor>
  );
  return (
    <PageBody width="form">
      <PageHeader title={text.userInfo.title} hint={text.userInfo.hint} actions={!chosen && settings} />
      {isSuperUser && <UserChoice chosen={chosen} onChoose={(id) => setQuery(id ? { user: id } : {})} />}
      {error && chosen && <LoadFailed error={error} retry={() => void refetch()} />}
      {shownUser && (
        <>
          <Values title={text.userInfo.user} values={shownUser.userInformation} />
          <Values title={text.userInfo.address} values={shownUser.userAddress} />
          <Values title={text.userInfo.phone} values={shownUser.userPhone} />
        </>
      )}
    </PageBody>
  );
}

const Values = ({ title, values }: { title: string; values: Values }) => (
  <Section title={title}>
    <FieldGrid>
      {Object.keys(profile.fields)
        .filter((name) => values && name in values)
        .map((name) => (
          <Field key={name} label={profile.fields[name as keyof typeof profile.fields]}>
            {shown(name, String(values?.[name] ?? ''))}
          </Field>
        ))}
    </FieldGrid>
    {!values && text.userInfo.none}
  </Section>
);

const COUNTRIES: readonly string[] = ['nationality', 'pasport_country', 'country'];

function shown(name: string, value: string): string {
  if (name === 'birth_date') return date(value);
  return COUNTRIES.includes(name) && value ? countryName(value) : value;
}
