import { PROFILE_FIELDS, PROFILE_NAMES, type ProfileGroup } from '@dossier/proto/rules/profile';
import { profile } from '@dossier/proto/texts/profile';
import { Text } from '@mantine/core';
import { Field, FieldGrid } from '@/components/field-grid';
import { Section } from '@/components/section';
import { text } from '../texts';
import type { WholeUser } from './queries';

const shown = (value: unknown) => (typeof value === 'string' ? value : undefined);

function Group({
  group,
  title,
  values,
}: {
  group: ProfileGroup;
  title: string;
  values: Record<string, unknown> | null | undefined;
}) {
  const names = PROFILE_NAMES.filter((name) => PROFILE_FIELDS[name].group === group);
  return (
    <Section title={title}>
      {values ? (
        <FieldGrid>
          {names.map((name) => (
            <Field key={name} label={profile.fields[name]}>
              {shown(values[name])}
            </Field>
          ))}
        </FieldGrid>
      ) : (
        <Text c="dimmed">{text.nothingFilledIn}</Text>
      )}
    </Section>
  );
}

/** What the user filled in: user, address and phone, read-only. */
export const UserInformation = ({ user: { userInformation, userAddress, userPhone } }: { user: WholeUser }) => (
  <>
    <Group group="user" title={text.titles.information} values={userInformation} />
    <Group group="address" title={text.titles.address} values={userAddress} />
    <Group group="phone" title={text.titles.phone} values={userPhone} />
  </>
);
