import { type Archive, type Limits, textOf } from './archive.js';
import { elements } from './elements.js';
import { FileRefused } from './refusal.js';
import { richText } from './xml-text.js';

const PART = 'xl/sharedStrings.xml';
const shared = elements('si');

/** The texts that cells point at. They are the one thing of a workbook that is held whole. */
export async function readSharedStrings(archive: Archive, limits: Limits): Promise<string[]> {
  if (!archive.has(PART)) return [];
  const strings: string[] = [];
  let rest = '';
  let signs = 0;
  for await (const chunk of textOf(await archive.read(PART))) {
    rest += chunk;
    let used = 0;
    for (const { inner, end } of shared(rest)) {
      const text = richText(inner);
      signs += text.length;
      if (text.length > limits.string || signs > limits.strings) throw new FileRefused('long_strings');
      strings.push(text);
      used = end;
    }
    rest = rest.slice(used);
    if (rest.length > limits.string * 12) throw new FileRefused('long_strings');
  }
  return strings;
}
