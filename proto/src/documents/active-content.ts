/**
 * What a PDF may do by itself when it is opened: run a script, start a program, carry other files, act on opening, send a form. What is
 * encrypted cannot be looked into.
 */
export const ACTIVE_CONTENT = ['javascript', 'launch', 'embedded_files', 'open_action', 'form', 'encrypted'] as const;
export type ActiveContent = (typeof ACTIVE_CONTENT)[number];
