import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { RichTextView } from '@/components/rich-text/rich-text-view';
import { Waiting } from '@/components/waiting';
import { TextShapes } from '@/components/waiting-screen';
import { text } from '../texts';
import { termsQuery } from './terms-query';

/** The current terms. */
export function TermsText() {
  const { data, error, refetch } = useQuery(termsQuery);
  if (error) return <LoadFailed error={error} title={text.terms.failed} retry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting>
        <TextShapes />
      </Waiting>
    );
  const { structure, content } = data.terms;
  if (!structure && !content) return <EmptyState title={text.terms.empty} />;
  return <RichTextView value={structure ?? content} />;
}
