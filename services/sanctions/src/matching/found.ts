import type { ScreeningMatch, SearchedList, SearchedWith } from '@dossier/proto/calls/screening-result';
import type { Unsaid } from '@dossier/proto/texts/phrase';

/** What a search brought to light, and what it was made with. */
export type Found = {
  /** Best first. */
  matches: Unsaid<ScreeningMatch>[];
  lists: SearchedList[];
  searchedWith: SearchedWith;
  /** There were more matches than are given. */
  isShortened: boolean;
};
