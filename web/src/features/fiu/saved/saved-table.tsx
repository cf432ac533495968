import type { SavedField, SavedRecord } from '../queries';
import { text } from '../texts';
import classes from './saved.module.css';
import { SavedCell } from './saved-cell';
import type { Edits } from './use-edits';

type SavedTableProps = { label: string; records: SavedRecord[]; fields: SavedField[]; edits: Edits };

export const nameOf = ({ fields }: SavedRecord): string =>
  [fields.first_name, fields.last_name].filter(Boolean).join(' ') || fields.name || text.saved.unnamed;

/** Who a row waits for, a column per field; what is missing comes first. */
export function SavedTable({ label, records, fields, edits }: SavedTableProps) {
  const missing = new Set(records.flatMap((record) => record.missing));
  const isFilled = (name: string) => records.some((record) => record.fields[name]);
  const shown = [
    ...fields.filter(({ name }) => missing.has(name)),
    ...fields.filter(({ name }) => !missing.has(name) && isFilled(name)),
    ...fields.filter(({ name }) => !missing.has(name) && !isFilled(name)),
  ];
  return (
    <section className={classes.scroll} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{text.saved.rowsWaiting}</th>
            {shown.map((field) => (
              <th key={field.name} scope="col">
                {field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <th scope="row">{nameOf(record)}</th>
              <td className="tabular">{record.rows}</td>
              {shown.map((field) => (
                <SavedCell key={field.name} record={record} field={field} edits={edits} name={nameOf(record)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
