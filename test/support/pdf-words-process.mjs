// The words of the PDF that comes in, in a process of its own: pdf.js does not load in the test runner.
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const bytes = await buffer(process.stdin);
const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
for (let number = 1; number <= pdf.numPages; number++) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  console.log(items.map((item) => ('str' in item ? item.str : '')).join(' '));
}
