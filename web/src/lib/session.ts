import { create } from 'zustand';
import { local, perTab } from './storage';

const TOKEN = 'token';

type Session = {
  token: string | null;
  /** Whose session it is, once the server has said so. */
  user: string | null;
  /** True after the server ended the session, until the next sign-in. */
  ended: boolean;
  start: (token: string) => void;
  belongTo: (user: string) => void;
  /** Forgets the token and every draft of this tab: the next person may be somebody else. */
  close: (reason?: 'ended') => void;
};

export const useSession = create<Session>()((set) => ({
  token: local.get(TOKEN),
  user: null,
  ended: false,
  start: (token) => {
    local.set(TOKEN, token);
    set({ token, ended: false });
  },
  belongTo: (user) => set({ user }),
  close: (reason) => {
    local.remove(TOKEN);
    perTab.clear();
    set({ token: null, user: null, ended: reason === 'ended' });
  },
}));

/** A sign-in or sign-out in another tab counts here too. */
export const followOtherTabs = (): void =>
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN) window.location.reload();
  });
