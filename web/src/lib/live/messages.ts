/** From a page: whose line to keep, nobody's with null. */
export type FromPage = { token: string | null };
/** To every page: that something changed, and of which client (`anew`: anything may have), or whether the line is open. */
export type ToPage = { kind: 'hint'; name: string; client?: string } | { kind: 'state'; isOpen: boolean };
