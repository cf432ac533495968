import { Skeleton } from '@mantine/core';
import { useWaited } from '../waiting';
import classes from './data-table.module.css';

const WIDTHS = ['62%', '44%', '71%', '53%', '66%', '38%', '58%', '49%'];

/** Rows of the coming table's height, after 100 ms. */
export function SkeletonRows({ columns }: { columns: number }) {
  const visible = useWaited();
  return WIDTHS.map((width) => (
    <tr key={width} className={`${classes.row} ${classes.coming}`}>
      {Array.from({ length: columns }, (_, index) => (
        <td key={index} data-flexible={index === 0 || undefined}>
          {visible && <Skeleton h={12} w={index === 0 ? width : '100%'} maw={index === 0 ? undefined : 72} />}
        </td>
      ))}
    </tr>
  ));
}
