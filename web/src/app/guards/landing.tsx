import { Outlet } from 'react-router-dom';
import { useUser } from '@/lib/me';
import { BackOffice } from '../pages/back-office';

/** The first screen: the client list; a super user, who has no clients, arrives in the back office. */
export const Landing = () => (useUser().is_super_user ? <BackOffice /> : <Outlet />);
