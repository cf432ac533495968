import { Anchor, CloseButton, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { text } from '@/lib/texts/common';
import { lastsMs, type Toast, useToasts } from '@/lib/toasts';
import classes from './toaster.module.css';

const ICONS = { success: IconCircleCheck, error: IconAlertCircle, news: IconInfoCircle };

/** Toasts, bottom right. A pointer or the focus on one keeps it. */
export function Toaster() {
  const items = useToasts((state) => state.items);
  return (
    <section className={classes.toaster} aria-label={text.toasts} aria-live="polite">
      {items.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const dismiss = useToasts((state) => state.dismiss);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(() => dismiss(toast.id), lastsMs(toast));
    return () => window.clearTimeout(timer);
  }, [held, toast, dismiss]);
  const Icon = ICONS[toast.type];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the pointer over it only keeps it visible
    <div
      className={classes.toast}
      data-type={toast.type}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={classes.body}>
        <Text className={classes.message}>{toast.message}</Text>
        <ToastActions toast={toast} onDone={() => dismiss(toast.id)} />
      </div>
      <CloseButton size="sm" aria-label={text.actions.dismiss} onClick={() => dismiss(toast.id)} />
    </div>
  );
}

function ToastActions({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const { copied, copy } = useClipboard();
  const { action, details } = toast;
  if (!action && !details) return null;
  const act = () => {
    onDone();
    action?.run();
  };
  return (
    <Group gap="sm" mt={4}>
      {action && (
        <Anchor component="button" type="button" size="xs" fw={500} onClick={act}>
          {action.label}
        </Anchor>
      )}
      {details && (
        <Anchor component="button" type="button" size="xs" c="dimmed" onClick={() => copy(details)}>
          {copied ? text.actions.copied : text.actions.copyDetails}
        </Anchor>
      )}
    </Group>
  );
}
