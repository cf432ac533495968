import type { IntakeField } from '@dossier/proto/calls/due-diligence-intake';
import type { FiledRecordView } from '@dossier/proto/calls/kyc-intake';
import { badValue } from '@dossier/proto/calls/record-input';
import type { Intake } from '@dossier/proto/due-diligence/intake';
import { HOLDING } from '@dossier/proto/due-diligence/intake-names';
import { applies } from '@dossier/proto/records/check';
import { fieldOf, type Kind } from '@dossier/proto/records/definitions';
import { display } from '@dossier/proto/records/display';
import { type Json, type Plain, sameJson } from '@dossier/proto/records/model/json';
import { today } from '@dossier/proto/rules/dates';
import { say } from '@dossier/proto/texts/phrase';

/** What the file asks of a new record although the form does not. */
const ASKED: Partial<Record<Kind, Plain>> = {
  md: { location_type: null },
  shareholder: { percentage_held: null },
};

function fieldsOf(kind: Kind, values: Plain, filed: Plain | undefined, prefix = ''): IntakeField[] {
  const after = { ...filed, ...values };
  return Object.entries(values).flatMap(([name, value]): IntakeField[] => {
    const field = fieldOf(kind, name);
    if (!field || (field.fixed && filed) || !applies(field, after, { today: today() })) return [];
    const current = filed?.[name] ?? null;
    const error = value === null ? undefined : badValue(field, value);
    return [
      {
        name: `${prefix}${name}`,
        label: say(field.label),
        value: value as Json,
        shown: display(kind, name, value as Json),
        ...(current !== null && { current: display(kind, name, current as Json) }),
        same: filed !== undefined && sameJson(current as Json, value as Json),
        ...(error && { error: say(error) }),
      },
    ];
  });
}

/** What a new record would be made with. */
export function newFields({ kind, values, holding }: Intake): IntakeField[] {
  const held = { ...(holding && ASKED[holding.kind]), ...holding?.values };
  return [...(holding ? fieldsOf(holding.kind, held, undefined, HOLDING) : []), ...fieldsOf(kind, values, undefined)];
}

/** What would change of a record. Where somebody lives is known already if the file says it. */
export function changedFields(
  { kind, values, holding }: Intake,
  record: FiledRecordView,
  held: FiledRecordView | undefined,
): IntakeField[] {
  const { location_type, ...rest } = values;
  const asked = location_type && !record.values.location_type ? values : rest;
  return [
    ...(holding && held ? fieldsOf(holding.kind, holding.values, held.values, HOLDING) : []),
    ...fieldsOf(kind, asked, record.values),
  ];
}
