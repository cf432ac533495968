import { countryName } from '@dossier/proto/rules/countries';
import { profile } from '@dossier/proto/texts/profile';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Field, FieldGrid } from '@/components/field-grid';
import { PageBody } from '@/components/page-body';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { date } from '@/lib/format';
import { useMe } from '@/lib/me';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { RequireReporting } from '../require-reporting';
import { text } from '../texts';

type Values = Record<string, unknown> | null | undefined;

export const UserInfoScreen = () => (
  <RequireReporting>
    <UserInfo />
  </RequireReporting>
);

/** What reports say of whoever sends them, for reading. */
function UserInfo() {
  usePage(text.userInfo.title);
  const { userInformation, userAddress, userPhone } = useMe();
  const settings = (
    <Anchor component={Link} to={paths.profileSettings.href()}>
      {text.userInfo.edit}
    </Anchor>
  );
  return (
    <PageBody width="form">
      <PageHeader title={text.userInfo.title} hint={text.userInfo.hint} actions={settings} />
      <Values title={text.userInfo.user} values={userInformation} />
      <Values title={text.userInfo.address} values={userAddress} />
      <Values title={text.userInfo.phone} values={userPhone} />
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
