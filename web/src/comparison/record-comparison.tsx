import type { Changed } from '@dossier/proto/records/changes';
import { type ComparisonRow, comparison } from '@dossier/proto/records/comparison';
import { fieldOf, type Kind } from '@dossier/proto/records/definitions';
import type { Facts } from '@dossier/proto/records/model/facts';
import type { Plain } from '@dossier/proto/records/model/json';
import { plural } from '@dossier/proto/texts/define';
import { Anchor, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { asFile } from '@/documents/stored-file';
import { useViewer } from '@/documents/viewer/viewer-store';
import { text } from '@/record/texts';
import classes from './comparison.module.css';
import { FileCard } from './file-card';
import { MarkedText } from './marked-text';

type RecordComparisonProps = {
  kind: Kind;
  changed: Changed;
  /** The record's values as they stand now: what "show all" adds. */
  values?: Plain;
  facts?: Partial<Facts>;
  /** A decided change compares with what was there before it. */
  decided?: boolean;
};

type RowProps = { kind: Kind; row: ComparisonRow; changed: Changed; values: Plain; heads: readonly [string, string] };

function Row({ kind, row, changed, values, heads }: RowProps) {
  const type = fieldOf(kind, row.field)?.type;
  const change = changed[row.field];
  const side = (name: 'before' | 'after') =>
    type === 'file' ? (
      <FileCard value={change ? change[name === 'before' ? 'current' : 'new'] : values[row.field]} />
    ) : (
      <MarkedText
        before={row.before}
        after={row.after}
        side={name}
        changed={row.changed}
        whole={type !== 'text' && type !== 'comment'}
      />
    );
  return (
    <tr className={classes.row} data-changed={row.changed || undefined} data-field={row.field}>
      <th scope="row">
        {row.label}
        {type === 'file' && change && <CompareFiles change={change} heads={heads} />}
      </th>
      <td className={classes.before} data-label={heads[0]}>
        {side('before')}
      </td>
      <td className={classes.after} data-label={heads[1]}>
        {side('after')}
      </td>
    </tr>
  );
}

/** Shows the two files side by side, where there are two. */
function CompareFiles({ change, heads }: { change: Changed[string]; heads: RowProps['heads'] }) {
  const [before, after] = [asFile(change.current), asFile(change.new)];
  if (!before || !after) return null;
  const show = () => useViewer.getState().show({ file: before, caption: heads[0] }, { file: after, caption: heads[1] });
  return (
    <div className={classes.compare}>
      <Anchor component="button" type="button" size="sm" onClick={show}>
        {text.viewer.compare}
      </Anchor>
    </div>
  );
}

/** The name of the person or entity that is added together with a holding or an office. */
const rowsBehind = (kind: Kind, changed: Changed): ComparisonRow[] => {
  const behind = Object.fromEntries(Object.entries(changed).filter(([name]) => !fieldOf(kind, name)));
  return comparison('name' in behind ? 'entity' : 'person', behind);
};

/** A change of a record of any kind, field by field: what is there and what is proposed, the changed words marked. */
export function RecordComparison({ kind, changed, values = {}, facts = {}, decided = false }: RecordComparisonProps) {
  const [all, { toggle }] = useDisclosure(false);
  const texts = text.comparison;
  const rows = [...comparison(kind, changed, values, facts), ...rowsBehind(kind, changed)];
  const shown = rows.filter((row) => all || row.changed);
  const heads = [decided ? texts.previous : texts.current, texts.next] as const;
  const count = rows.filter((row) => row.changed).length;
  return (
    <div>
      <div className={classes.tools}>
        <Text fw={500}>{plural(count, texts.changedFields)}</Text>
        {rows.length > count && <Switch size="xs" label={texts.showAll} checked={all} onChange={toggle} />}
      </div>
      {shown.length === 0 ? (
        <Text c="dimmed">{texts.noneChanged}</Text>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.field} kind={kind} row={row} changed={changed} values={values} heads={heads} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
