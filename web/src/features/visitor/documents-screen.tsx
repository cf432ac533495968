import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/load-failed';
import { WaitingScreen } from '@/components/waiting-screen';
import { Papers } from '@/due-diligence/papers/papers';
import { documentsQuery } from '@/due-diligence/queries';
import { text } from '@/due-diligence/texts';
import { isApiError } from '@/lib/api/api-error';
import { visitToken } from '@/lib/visit';
import { asksCode } from './asks-code';
import { CodeScreen } from './code-screen';
import { DeadLink } from './dead-link';
import { useOpening } from './use-opening';
import { VisitorFrame } from './visitor-frame';

/** The documents of a due diligence, for the visitor of their link. */
export function VisitorDocumentsScreen() {
  useOpening();
  const { data, error, refetch } = useQuery({ ...documentsQuery(), enabled: visitToken() !== undefined });
  if (asksCode(error)) return <CodeScreen />;
  if (!visitToken() || (isApiError(error) && (error.status === 401 || error.status === 403))) return <DeadLink />;
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return (
    <VisitorFrame
      title={text.visitor.documentsTitle}
      sender={data.sender}
      about={text.visitor.requestedBy(data.compnanyName)}
    >
      <Text>{text.visitor.documentsWelcome}</Text>
      <Papers staff={false} />
    </VisitorFrame>
  );
}
