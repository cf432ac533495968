import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { isApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { usePage } from '@/lib/page';
import { paths } from '@/lib/paths';
import { AuthCard } from '../frame/auth-card';
import { text } from './texts';

/** Confirms the address of whoever opened the link of the mail. The token works once, so it is sent once. */
export function VerifyScreen() {
  usePage(text.verifyTitle);
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error } = useQuery({
    queryKey: ['verify', token],
    queryFn: () => answer(api.POST('/api/v1/verify-token', { body: { token } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AuthCard
      title={text.verifyTitle}
      foot={
        <Anchor underline="always" component={Link} to={paths.clients.href()}>
          {text.toApplication}
        </Anchor>
      }
    >
      {error && <Notice tone="rejected">{sentenceOf(error)}</Notice>}
      {data && <Text role="status">{text.verified(data.email)}</Text>}
      {!data && !error && <Text c="dimmed">{text.verifying}</Text>}
    </AuthCard>
  );
}

/** A link that is old, used or cut off; anything else is a trouble of the moment. */
const sentenceOf = (error: unknown) => (isApiError(error) && error.status === 400 ? text.ended : text.verifyFailed);
