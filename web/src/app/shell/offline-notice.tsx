import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { layout } from '@/lib/texts/layout';
import classes from './offline-notice.module.css';

export function OfflineNotice() {
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <div className={classes.notice}>
          <IconWifiOff size={16} stroke={1.75} aria-hidden />
          {layout.offline}
        </div>
      )}
    </div>
  );
}
