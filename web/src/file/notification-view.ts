/** What waits, or what was decided. */
export type View = 'forConfirmation' | 'history';
