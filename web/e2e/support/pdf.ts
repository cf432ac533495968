/** The bytes of a PDF of these objects, the first of which is its catalogue, with the table of where they lie. */
function assembled(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

/** A PDF of one page with a line of text, small enough for any upload. */
export function pdf(line: string): Buffer {
  const text = `BT /F1 18 Tf 40 120 Td (${line.replaceAll(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 240]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  return assembled(objects);
}

/** A PDF with a page for each line. With `script` it also asks to run one when it opens. */
export function pdfOfPages(lines: readonly string[], { script = '' } = {}): Buffer {
  const first = 4;
  const kids = lines.map((_, at) => `${first + 2 * at} 0 R`).join(' ');
  const action = script ? `/OpenAction<</S/JavaScript/JS(${script})>>` : '';
  const pages = lines.flatMap((line, at) => {
    const text = `BT /F1 24 Tf 60 700 Td (${line.replaceAll(/[()\\]/g, '')}) Tj ET`;
    const contents = first + 2 * at + 1;
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${contents} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${text.length}>>stream\n${text}\nendstream`,
    ];
  });
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${action}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages,
  ];
  return assembled(objects);
}

/** The smallest picture there is, for documents that take pictures. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
