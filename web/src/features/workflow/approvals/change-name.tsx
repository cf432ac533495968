import type { Notification } from '@/file/notifications';

/** The client and its record; the client's own record goes by the client's name. */
export const ChangeName = ({ change: { company_data, title } }: { change: Notification }) => (
  <>
    <bdi>{company_data.name}</bdi>
    {title !== company_data.name && (
      <>
        : <bdi>{title}</bdi>
      </>
    )}
  </>
);
