import { Notice } from '@/components/notice';
import type { ApiError } from '@/lib/api/api-error';
import { text } from '../texts';
import { useCountdown } from './use-countdown';

const SHOWN_AT_A_FIELD = new Set(['identity.credentials.wrong', 'identity.code.wrong', 'input.invalid']);

/** A login problem that belongs to no field: locked for a while, a part down, the network. */
export function LoginProblem({ error }: { error: ApiError | undefined }) {
  const seconds = useCountdown(error);
  if (!error || SHOWN_AT_A_FIELD.has(error.code)) return null;
  return (
    <Notice tone="rejected">
      {error.code.startsWith('http.') ? text.login.failed : error.message}
      {seconds > 0 && <div className="tabular">{text.login.wait(String(seconds))}</div>}
    </Notice>
  );
}
