import { Field, FieldGrid, WideField } from '@/components/field-grid';
import { Moment } from '@/components/moment';
import { Section } from '@/components/section';
import { StatePill } from '@/components/state-pill';
import { roleLabel } from '@/lib/role';
import { text } from '../texts';
import type { Account } from './queries';
import { TwoFactorState } from './two-factor-state';
import { UserClients } from './user-clients';

const SignInState = ({ account }: { account: Account }) =>
  account.disabled ? (
    <StatePill state="rejected" label={text.users.disabled} />
  ) : (
    <StatePill state="approved" label={text.users.active} />
  );

export const UserGeneral = ({ account }: { account: Account }) => (
  <Section title={text.users.tabGeneral} state={<SignInState account={account} />}>
    <FieldGrid>
      <Field label={text.fields.username}>
        <bdi>{account.username}</bdi>
      </Field>
      <Field label={text.fields.email}>{account.email}</Field>
      <Field label={text.fields.role}>{roleLabel(account.type)}</Field>
      <Field label={text.fields.twoFactor}>
        <TwoFactorState account={account} />
      </Field>
      <Field label={text.fields.registered}>
        <Moment at={account.created} />
      </Field>
      <Field label={text.fields.lastLogin}>
        {account.lastLogin ? <Moment at={account.lastLogin} /> : text.users.never}
      </Field>
      {account.type === 'CLIENT' && (
        <WideField>
          <Field label={text.fields.clients}>
            <UserClients ids={account.company_ids ?? []} />
          </Field>
        </WideField>
      )}
    </FieldGrid>
  </Section>
);
