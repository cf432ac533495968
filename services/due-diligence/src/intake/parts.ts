import type { ElementChoice, IntakeField } from '@dossier/proto/calls/due-diligence-intake';
import type { FiledRecordView, IntakePart } from '@dossier/proto/calls/kyc-intake';
import type { Intake } from '@dossier/proto/due-diligence/intake';
import { HOLDING, OFFICER_SAYS } from '@dossier/proto/due-diligence/intake-names';
import { failure, hasFailed, invalid } from '@dossier/proto/failures/failure';
import { fieldOf } from '@dossier/proto/records/definitions';
import type { Json, Plain } from '@dossier/proto/records/model/json';
import type { Element } from '../elements/element.schema.js';
import { changedFields, newFields } from './fields.js';
import { heldBy, intakeAs, linkable } from './matching.js';

/** Names of whoever is made together with an office or a holding. */
const NAMES: readonly string[] = ['firstName', 'lastName', 'name'];

const split = (values: Plain, isIn: (name: string) => boolean): [Plain, Plain] => {
  const part = (mine: boolean): Plain =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isIn(name) === mine));
  return [part(true), part(false)];
};

/** Values of a choice, those of the office or holding apart. Nothing but what the form said, and what it is asked to be told better. */
function chosen({ fields, values = {} }: ElementChoice, offered: readonly IntakeField[]) {
  const said = OFFICER_SAYS.filter((each) => Object.hasOwn(values, each) && offered.some(({ name }) => name === each));
  const all: Plain = {
    ...Object.fromEntries(
      offered.filter(({ name }) => fields.includes(name)).map(({ name, value }) => [name, value as Json]),
    ),
    ...Object.fromEntries(said.map((name) => [name, values[name] ?? null])),
  };
  const [held, own] = split(all, (name) => name.startsWith(HOLDING));
  const bare = Object.fromEntries(Object.entries(held).map(([name, value]) => [name.slice(HOLDING.length), value]));
  return { held: bare, own };
}

/** What a choice asks of the client file; nothing for an element that is ignored. Throws 404 for a record that cannot be meant. */
export function partsOf(element: Element, choice: ElementChoice, file: readonly FiledRecordView[]): IntakePart[] {
  if (choice.action === 'ignore') return [];
  return choice.action === 'link'
    ? linked(element._id, intakeAs(element, choice.record), choice, file)
    : [created(element._id, intakeAs(element, undefined), choice)];
}

function linked(part: string, intake: Intake, choice: ElementChoice, file: readonly FiledRecordView[]): IntakePart[] {
  const record = linkable(intake, file).find(({ id }) => id === choice.record);
  if (!record) throw failure('kyc.record.not_found');
  const holder = intake.holding && heldBy(record, file);
  const { own, held } = chosen(choice, changedFields(intake, record, holder));
  return [
    { part, kind: intake.kind, record: record.id, values: own },
    ...(holder && Object.keys(held).length > 0
      ? [{ part: `${part}.holding`, kind: holder.kind, record: holder.id, values: held }]
      : []),
  ];
}

function created(part: string, intake: Intake, choice: ElementChoice): IntakePart {
  if (intake.kind === 'company') throw failure('kyc.record.not_found');
  const { own, held } = chosen(choice, newFields(intake));
  const { kind, holding } = intake;
  if (!holding) return { part, kind, values: own };
  const [names, behind] = split(own, (name) => NAMES.includes(name));
  return { part, kind: holding.kind, values: { ...holding.of, ...held, ...names }, behind };
}

/** The same failure with the fields of a new office or holding named as they were offered. */
export function asOffered(error: unknown, parts: readonly IntakePart[]): unknown {
  if (!hasFailed(error, 'input.invalid') || !error.wire.errors) return error;
  const made = parts.filter(({ record, behind }) => !record && behind);
  const renamed = Object.entries(error.wire.errors).map(([name, text]) => {
    const of = made.find(({ part }) => name.startsWith(`${part}.`));
    const field = of && name.slice(of.part.length + 1);
    return [of && field && fieldOf(of.kind, field) ? `${of.part}.${HOLDING}${field}` : name, text] as const;
  });
  return invalid(Object.fromEntries(renamed));
}
