import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { ACTIVE_CONTENT, type ActiveContent } from '@dossier/proto/documents/active-content';

const DEEPEST = 50;

/** Keys and types of objects by which content is active; names written with #xx are read as what they mean. */
const KEYS: Readonly<Record<string, ActiveContent>> = {
  JavaScript: 'javascript',
  JS: 'javascript',
  EmbeddedFiles: 'embedded_files',
  EF: 'embedded_files',
  XFA: 'form',
  AA: 'open_action',
};
const NAMES: Readonly<Record<string, ActiveContent>> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  EmbeddedFile: 'embedded_files',
  RichMedia: 'embedded_files',
  SubmitForm: 'form',
  ImportData: 'form',
};

/** Reads a PDF whole and tells what of it is active. Throws for what is none: without a catalogue or without a page. */
export async function inspectPdf(bytes: Uint8Array): Promise<ActiveContent[]> {
  const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
  if (pdf.getPageCount() === 0) throw new Error('no pages');
  const found = new Set<ActiveContent>(pdf.isEncrypted ? ['encrypted'] : []);
  if (startsSomething(pdf)) found.add('open_action');
  for (const [, object] of pdf.context.enumerateIndirectObjects()) look(object, found, 0);
  return ACTIVE_CONTENT.filter((each) => found.has(each));
}

/** To open at some page is no action worth a mark. */
function startsSomething({ catalog, context }: PDFDocument): boolean {
  const action = context.lookup(catalog.get(PDFName.of('OpenAction')));
  return action instanceof PDFDict && action.get(PDFName.of('S')) !== PDFName.of('GoTo');
}

function look(object: PDFObject, found: Set<ActiveContent>, depth: number): void {
  if (depth > DEEPEST) return;
  if (object instanceof PDFName) {
    const active = NAMES[object.decodeText()];
    if (active) found.add(active);
  } else if (object instanceof PDFArray) {
    for (const each of object.asArray()) look(each, found, depth + 1);
  } else if (object instanceof PDFStream) {
    look(object.dict, found, depth + 1);
  } else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      const active = KEYS[key.decodeText()];
      if (active) found.add(active);
      look(value, found, depth + 1);
    }
  }
}
