import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { Waiting } from '@/components/waiting';
import { isNotFound } from '@/lib/api/api-error';
import { isId } from '@/lib/paths';
import { text } from '../texts';
import { VIEWS } from '../views';
import { notificationQuery } from './notification-query';

/** A change by its id alone: goes to it inside its client. */
export function FindChange() {
  const { itemId } = useParams();
  return isId(itemId) ? <Found itemId={itemId} /> : <NotFound />;
}

function Found({ itemId }: { itemId: string }) {
  const { data, error, refetch } = useQuery(notificationQuery(itemId));
  if (data) {
    const { actionTaken, company_id } = data.notification;
    const view = actionTaken ? 'history' : 'forConfirmation';
    return <Navigate to={VIEWS[view].client.item.href(company_id, itemId)} replace />;
  }
  if (isNotFound(error)) return <NotFound />;
  if (error) return <LoadFailed error={error} title={text.errors.notification} retry={() => void refetch()} />;
  return <Waiting label={text.loading} />;
}
