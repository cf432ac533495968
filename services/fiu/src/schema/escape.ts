const MARKUP = /[&<>]/g;
const ENTITY: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as the content of an element. */
export const escaped = (text: string): string => text.replace(MARKUP, (sign) => ENTITY[sign] as string);

/** What XML cannot hold: control characters but tab and line ends, two signs that are none, halves of pairs. */
const UNFIT = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu;

/** Text without what XML cannot hold; the same text if it holds none. */
export const fitForXml = (text: string): string => text.replace(UNFIT, '');
