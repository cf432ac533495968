/** What a link that is sent to a visitor is good for; it belongs to one record, too. */
export const LINK_PURPOSES = ['due_diligence_form', 'due_diligence_documents'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** How every token of a link begins, and none of a session. */
export const LINK_TOKEN_PREFIX = 'dl1.';
