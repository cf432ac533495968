import type { ScreeningMatch, SearchedList, SearchedWith } from '@dossier/proto/calls/screening-result';

/** What a search brought to light, and what it was made with. */
export type Found = {
  /** Best first. */
  matches: ScreeningMatch[];
  lists: SearchedList[];
  searchedWith: SearchedWith;
  /** There were more matches than are given. */
  isShortened: boolean;
};
