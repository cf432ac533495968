import { Button, Group, PinInput, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { text } from '@/due-diligence/texts';
import { isApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { useWrite } from '@/lib/use-write';
import { keepProof, visitToken } from '@/lib/visit';
import { VisitorFrame } from './visitor-frame';

const DIGITS = 6;

/** Before a link is opened for the first time in this browser: a code goes to the address that the link was sent to. */
export function CodeScreen() {
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const token = visitToken() ?? '';
  const send = useWrite(() => answer(api.POST('/api/v1/check-access-token/send-code', { body: { token } })), {});
  const confirm = useWrite(
    (digits: string) => answer(api.POST('/api/v1/check-access-token/confirm-code', { body: { token, code: digits } })),
    {
      onSuccess: ({ proof }) => {
        keepProof(proof);
        void client.resetQueries();
      },
      onError: ({ errors }) => {
        setCode('');
        return 'code' in errors;
      },
    },
  );
  const wrong = isApiError(confirm.error) ? confirm.error.errors.code : undefined;
  return (
    <VisitorFrame title={text.code.title}>
      <Stack gap="md" align="flex-start">
        <Text>{text.code.why}</Text>
        {send.data && (
          <>
            <Text aria-live="polite">{text.code.sent(send.data.to)}</Text>
            <PinInput
              length={DIGITS}
              type="number"
              inputMode="numeric"
              oneTimeCode
              autoFocus
              aria-label={text.code.label}
              value={code}
              error={wrong !== undefined}
              disabled={confirm.isPending}
              onChange={setCode}
              onComplete={(digits) => confirm.mutate(digits)}
            />
            {wrong && (
              <Text c="red" size="sm" role="alert">
                {wrong}
              </Text>
            )}
          </>
        )}
        <Group gap="xs">
          <Button
            variant={send.data ? 'default' : 'filled'}
            loading={send.isPending}
            onClick={() => send.mutate(undefined)}
          >
            {send.data ? text.code.again : text.code.send}
          </Button>
        </Group>
      </Stack>
    </VisitorFrame>
  );
}
