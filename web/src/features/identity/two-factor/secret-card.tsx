import { Code, Group, Stack, Text } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';
import { CopyButton } from '@/components/copy-button';
import { text } from '../texts';
import { inFours, otpauthLink } from './otpauth';
import classes from './secret-card.module.css';

/** The secret for an authenticator app, to scan or to type. */
export const SecretCard = ({ secret, email }: { secret: string; email: string }) => (
  <div className={classes.card}>
    <div className={classes.code}>
      <QRCodeSVG value={otpauthLink(secret, email)} size={148} role="img" aria-label={text.twoFactor.qrCode} />
    </div>
    <Stack gap={4} align="center">
      <Text>{text.twoFactor.scan}</Text>
      <Text size="xs" c="dimmed">
        {text.twoFactor.secret}
      </Text>
      <Group gap={4} wrap="nowrap">
        <Code className={classes.secret}>{inFours(secret)}</Code>
        <CopyButton value={secret} label={text.twoFactor.copySecret} />
      </Group>
    </Stack>
  </div>
);
