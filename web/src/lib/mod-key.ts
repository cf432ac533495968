/** The key people hold for shortcuts here: ⌘ on a Mac, Ctrl elsewhere. */
export const modKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
