import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { Waiting } from '@/components/waiting';
import { text } from '../texts';
import { VIEWS } from '../views';
import { notificationQuery } from './notification-query';

/** A change by its id alone: goes to it inside its client. */
export function FindChange() {
  const { itemId = '' } = useParams();
  const { data, error, refetch } = useQuery(notificationQuery(itemId));
  if (data) {
    const view = data.actionTaken ? 'history' : 'forConfirmation';
    return <Navigate to={VIEWS[view].client.item.href(data.company_id, itemId)} replace />;
  }
  if (error) return <LoadFailed error={error} title={text.errors.notification} retry={() => void refetch()} />;
  return <Waiting label={text.loading} />;
}
