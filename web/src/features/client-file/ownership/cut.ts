const LETTER_WIDTH = 7.5;
const PADDING = 24;

/** A text of a drawn box, shortened to the box's width in pixels. */
export const cut = (text: string, width: number): string => {
  const most = Math.floor((width - PADDING) / LETTER_WIDTH);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};
