import { IconAlertCircle, IconAlertTriangle, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type Tone = 'neutral' | 'pending' | 'rejected';

const ICONS: Record<Tone, TablerIcon> = {
  neutral: IconInfoCircle,
  pending: IconAlertTriangle,
  rejected: IconAlertCircle,
};

type NoticeProps = {
  tone?: Tone;
  icon?: TablerIcon;
  title?: string;
  children?: ReactNode /** Buttons at its end. */;
  actions?: ReactNode;
};

/** A lasting remark on a screen. A `rejected` one is announced at once. */
export function Notice({ tone = 'neutral', icon, title, children, actions }: NoticeProps) {
  const Icon = icon ?? ICONS[tone];
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'rejected' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.75} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
      {actions}
    </div>
  );
}
