import { Button, Code, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { QRCodeSVG } from 'qrcode.react';
import { EmptyState } from '@/components/empty-state';
import { Section } from '@/components/section';
import { answer, api } from '@/lib/api/client';
import { useMe } from '@/lib/me';
import { keys } from '@/lib/query-keys';
import { toastSuccess } from '@/lib/toasts';
import { unlessExplained, useWrite } from '@/lib/use-write';
import classes from './deposit-address.module.css';
import { text } from './texts';

/** The address to pay to, or the button that asks for one. */
export function DepositAddress() {
  const { address } = useMe().wallet;
  return <Section title={text.wallet.address}>{address ? <Address address={address} /> : <NoAddress />}</Section>;
}

function Address({ address }: { address: string }) {
  const clipboard = useClipboard();
  const copy = () => {
    clipboard.copy(address);
    toastSuccess(text.wallet.copied);
  };
  return (
    <div className={classes.card}>
      <div className={classes.code}>
        <QRCodeSVG value={address} size={148} role="img" aria-label={text.wallet.qrCode} />
      </div>
      <div className={classes.words}>
        <Code className={classes.address}>{address}</Code>
        <Button variant="default" leftSection={<IconCopy size={16} stroke={1.75} />} onClick={copy}>
          {text.wallet.copy}
        </Button>
        <Text c="dimmed" size="sm">
          {text.wallet.hint}
        </Text>
      </div>
    </div>
  );
}

function NoAddress() {
  const generate = useWrite(() => answer(api.POST('/api/v1/allocate-wallet')), {
    failure: unlessExplained(text.errors.wallet),
    invalidates: () => [keys.me],
  });
  return (
    <EmptyState
      title={text.wallet.none}
      hint={text.wallet.noneHint}
      action={
        <Button loading={generate.isPending} onClick={() => generate.mutate(undefined)}>
          {text.wallet.generate}
        </Button>
      }
    />
  );
}
