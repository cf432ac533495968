import { REQUIREMENTS } from '@dossier/proto/rules/limits';
import { Button, Group, MultiSelect, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { SearchSelect } from '@/components/search-select';
import { text as common } from '@/lib/texts/common';
import type { Policies, Scope } from './queries';
import { labelTexts, text } from './texts';
import type { Own } from './use-draft';

const { options } = labelTexts;
const LEAD_DAYS = 30;
const choices = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }));

type AddOwnDialogProps = {
  documents: Policies['documents'];
  onAdd: (own: Own) => void;
  onClose: () => void;
};

/** Which document, and of whom. */
export function AddOwnDialog({ documents, onAdd, onClose }: AddOwnDialogProps) {
  const [document, setDocument] = useState<string | null>(null);
  const [scope, setScope] = useState<Scope>({});
  const [months, setMonths] = useState<number>();
  const chosen = documents.find((each) => each.document === document);
  const pick = (value: string | null) => {
    setDocument(value);
    setScope(({ role: _, ...others }) => others);
    setMonths(undefined);
  };
  const add = () => {
    if (!chosen) return;
    const age = months ? { max_age_months: months } : {};
    onAdd({ document: chosen.document, title: chosen.title, for: scope, ...age, lead_days: LEAD_DAYS });
    onClose();
  };
  return (
    <Dialog name="add-own-requirement" onClose={onClose} title={text.own.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Stack gap="md">
          <SearchSelect
            label={text.fields.document}
            data={documents.map((each) => ({ value: each.document, label: titleWithWhom(each, documents) }))}
            value={document}
            onChange={pick}
          />
          <ScopeFields roles={chosen?.role ?? []} scope={scope} onChange={setScope} />
          {chosen?.can_age && (
            <NumberInput
              label={text.fields.maxAge}
              min={1}
              max={REQUIREMENTS.months}
              allowDecimal={false}
              value={months ?? ''}
              onChange={(typed) => setMonths(typeof typed === 'number' ? typed : undefined)}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common.actions.cancel}
            </Button>
            <Button type="submit" disabled={!chosen}>
              {text.own.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Two documents of one title are told apart by whom they are of. */
function titleWithWhom({ document, title, role }: Policies['documents'][number], all: Policies['documents']): string {
  const isTwin = all.some((each) => each.title === title && each.document !== document);
  return isTwin ? text.changed.of(title, role.map((each) => text.roles[each]).join(' / ')) : title;
}

const FIELDS = [
  { name: 'company_type', label: labelTexts.companyLabels.company_type, of: options.company_type },
  { name: 'account_holder_type', label: labelTexts.companyLabels.account_holder_type, of: options.account_holder_type },
  { name: 'location_type', label: labelTexts.companyLabels.location_type, of: options.company_location },
  { name: 'risk_level', label: labelTexts.companyLabels.risk_level, of: options.risk_level },
] as const;

type ScopeFieldsProps = { roles: readonly string[]; scope: Scope; onChange: (scope: Scope) => void };

function ScopeFields({ roles, scope, onChange }: ScopeFieldsProps) {
  const isOfPerson = roles.length > 1;
  const field = (name: keyof Scope, label: string, of: Record<string, string>) => (
    <MultiSelect
      key={name}
      label={label}
      placeholder={scope[name]?.length ? undefined : text.own.everyone}
      data={choices(of)}
      value={scope[name] ?? []}
      onChange={(values) => onChange({ ...scope, [name]: values })}
    />
  );
  return (
    <>
      {isOfPerson && field('role', text.fields.persons, { official: text.roles.official, owner: text.roles.owner })}
      {isOfPerson && field('residence', labelTexts.labels.residence, options.residence)}
      {FIELDS.map(({ name, label, of }) => field(name, label, of))}
    </>
  );
}
