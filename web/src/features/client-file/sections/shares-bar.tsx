import { heldTogether, remainingShares, TOTAL_SHARES } from '@dossier/proto/rules/shares';
import { Tooltip } from '@mantine/core';
import { effectiveValues, type FileRecord, titleOf } from '@/file/record';
import { kyc, text } from '../texts';
import classes from './sections.module.css';

const shareOf = (holder: FileRecord): number => {
  const held = effectiveValues(holder).percentage_held;
  return typeof held === 'number' ? Math.max(0, held) : 0;
};

/** How much of 100 percent the holders have together, each one a piece of the bar. */
export function SharesBar({ holders }: { holders: readonly FileRecord[] }) {
  const held = heldTogether(holders.map(shareOf));
  const rest = remainingShares(holders.map(shareOf));
  return (
    <div className={classes.shares}>
      <div
        className={classes.bar}
        role="progressbar"
        aria-valuenow={Math.min(held, TOTAL_SHARES)}
        aria-valuemin={0}
        aria-valuemax={TOTAL_SHARES}
        aria-label={kyc.shares.reported(held)}
      >
        {holders.map((holder) => (
          <Tooltip key={holder.id} label={`${titleOf(holder)}, ${shareOf(holder)}%`}>
            <div className={classes.held} style={{ width: `${shareOf(holder)}%` }} />
          </Tooltip>
        ))}
      </div>
      <div className={classes.legend}>
        <span>{kyc.shares.reported(held)}</span>
        {rest > 0 ? (
          <span data-missing>{kyc.shares.missingShareholder(rest)}</span>
        ) : (
          <span>{text.shareholders.complete}</span>
        )}
      </div>
    </div>
  );
}
