import { SaxesParser } from 'saxes';
import { details, listRefusal } from './refusal.js';

export type XmlNode = { name: string; text: string; children: XmlNode[] };

const DEEPEST = 24;
const LARGEST_RECORD = 20_000;

/** Text of the first child with this name, or ''. */
export function xmlText(node: XmlNode, name: string): string {
  return node.children.find((child) => child.name === name)?.text.trim() ?? '';
}

/** Texts of a repeated element whose values are wrapped (`<NATIONALITY><VALUE>..`), or stand directly in it. */
export function xmlTexts(node: XmlNode, name: string): string[] {
  const found = node.children.filter((child) => child.name === name);
  const texts = found.flatMap((child) =>
    (child.children.length > 0 ? child.children : [child]).map((value) => value.text.trim()),
  );
  return texts.filter(Boolean);
}

type Reading = { stack: XmlNode[]; done: XmlNode[]; isRootSeen: boolean; nodes: number; error?: Error };

function openTag(reading: Reading, name: string, root: string, records: readonly string[]): void {
  if (!reading.isRootSeen) {
    if (name.toLowerCase() === 'html') throw listRefusal('html', details.webPage);
    if (name !== root) throw listRefusal('columns', details.wrongRoot(root, name));
    reading.isRootSeen = true;
    return;
  }
  if (reading.stack.length === 0 && !records.includes(name)) return;
  if (reading.stack.length === 0) reading.nodes = 0;
  reading.nodes += 1;
  if (reading.stack.length > DEEPEST || reading.nodes > LARGEST_RECORD) throw listRefusal('malformed', details.tooDeep);
  reading.stack.push({ name, text: '', children: [] });
}

function closeTag(reading: Reading, name: string): void {
  if (reading.stack.at(-1)?.name !== name) return;
  const node = reading.stack.pop()!;
  const parent = reading.stack.at(-1);
  if (parent) parent.children.push(node);
  else reading.done.push(node);
}

function startParser(reading: Reading, root: string, records: readonly string[]): SaxesParser {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw listRefusal('entities', details.declaresEntities);
  });
  parser.on('opentag', (tag) => openTag(reading, tag.name, root, records));
  parser.on('closetag', (tag) => closeTag(reading, tag.name));
  parser.on('text', (text) => {
    const node = reading.stack.at(-1);
    if (node) node.text += text;
  });
  parser.on('error', (error) => {
    reading.error ??= error;
  });
  return parser;
}

function refuseBroken(reading: Reading, isEnd: boolean): void {
  if (!reading.error) return;
  const isCut = isEnd || /unclosed|unexpected end/i.test(reading.error.message);
  throw listRefusal(isCut ? 'truncated' : 'malformed', reading.error.message.slice(0, 120));
}

/** Streams the record elements of a document whose root is `root`. Entities and doctypes are refused, not expanded. */
export async function* readXmlRecords(
  texts: AsyncIterable<string>,
  root: string,
  records: readonly string[],
): AsyncGenerator<XmlNode> {
  const reading: Reading = { stack: [], done: [], isRootSeen: false, nodes: 0 };
  const parser = startParser(reading, root, records);
  for await (const text of texts) {
    parser.write(text);
    refuseBroken(reading, false);
    yield* reading.done.splice(0);
  }
  parser.close();
  refuseBroken(reading, true);
  yield* reading.done.splice(0);
  if (!reading.isRootSeen) throw listRefusal('malformed', details.notXml);
}
