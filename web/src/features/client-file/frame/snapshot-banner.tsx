import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Moment } from '@/components/moment';
import type { Snapshot } from '@/file/snapshots/snapshots-query';
import { history, kyc } from '../texts';
import classes from './snapshot-banner.module.css';

/** Says on every screen of the file that it shows an old state, and leads back to the current one. */
export const SnapshotBanner = ({ snapshot, onClose }: { snapshot: Snapshot; onClose: () => void }) => (
  <aside className={classes.banner} aria-label={history.banner}>
    <IconHistory size={18} stroke={1.75} aria-hidden className={classes.icon} />
    <p className={classes.text}>
      <strong className={classes.label}>{snapshot.label}</strong>
      <span className={classes.more}>
        <Moment at={snapshot.snapshotDate} /> · {history.readOnly}
      </span>
    </p>
    <Button size="xs" variant="default" onClick={onClose}>
      {kyc.snapshot.back}
    </Button>
  </aside>
);
