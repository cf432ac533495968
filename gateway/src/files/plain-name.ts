/** A name without folders, control characters and what does not fit. */
export const plainName = (name: string): string =>
  name.split(/[\\/]/).at(-1)!.replace(/\p{C}/gu, '').slice(-200).trim() || 'file';
