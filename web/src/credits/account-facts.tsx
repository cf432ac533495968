import { timeLeft } from '@dossier/proto/rules/credits';
import { Field, FieldGrid } from '@/components/field-grid';
import { Moment } from '@/components/moment';
import { StatePill } from '@/components/state-pill';
import type { components } from '@/lib/api/schema';
import { count } from '@/lib/format';
import { amount } from './amount';
import { text } from './texts';

type Account = Pick<components['schemas']['Credits'], 'credits_balance' | 'subscription'>;

function left(until: string): string {
  const { days, hours, minutes } = timeLeft(new Date(until), new Date());
  return text.left(days, hours, minutes);
}

/** What a company has: credits, and its subscription with the time that is left. */
export function AccountFacts({ account: { credits_balance, subscription } }: { account: Account }) {
  const { status, activated_at, expire_at, rows_left } = subscription;
  const isActive = status === 'active';
  return (
    <FieldGrid columns={3}>
      <Field label={text.fields.balance}>
        <span className="tabular">{amount(credits_balance)}</span>
      </Field>
      <Field label={text.titles.subscription}>
        <StatePill state={isActive ? 'approved' : 'draft'} label={text.states[status]} />
      </Field>
      {isActive && <Field label={text.fields.rowsLeft}>{count(rows_left)}</Field>}
      {activated_at && (
        <Field label={text.fields.activated}>
          <Moment at={activated_at} />
        </Field>
      )}
      {expire_at && (
        <Field label={text.fields.expires}>
          <Moment at={expire_at} />
        </Field>
      )}
      {isActive && expire_at && <Field label={text.fields.timeLeft}>{left(expire_at)}</Field>}
    </FieldGrid>
  );
}
