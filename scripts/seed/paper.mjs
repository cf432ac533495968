/**
 * A page of an invented paper: who issued it, what it is, its facts, a paragraph and a signature. Every page says that it is invented.
 * @typedef {{ issuer: string, place: string, title: string, facts: [string, string][], text?: string, signed: string, colour?: [number, number, number] }} Paper
 */

const [WIDTH, HEIGHT, LEFT] = [595, 842, 64];
const LETTERS_A_LINE = 96;
/** Of a letter in bold, on average, for each point of its size. */
const BOLD_WIDTH = 0.56;
/** Letters of Western Europe beyond ASCII stand in WinAnsi at their Latin-1 place; others lose their mark. */
const latin = (/** @type {string} */ text) =>
  [...text]
    .map((letter) => (letter.charCodeAt(0) < 256 ? letter : (letter.normalize('NFD')[0] ?? '?')))
    .map((letter) => (letter.charCodeAt(0) < 256 ? letter : '-'))
    .join('')
    .replaceAll(/[\\()]/g, String.raw`\$&`);

const line = (
  /** @type {string} */ font,
  /** @type {number} */ size,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {string} */ text,
) => `BT /${font} ${size} Tf ${x} ${y} Td (${latin(text)}) Tj ET`;
const rule = (/** @type {number} */ y, /** @type {number} */ thick = 0.7) =>
  `${thick} w ${LEFT} ${y} m ${WIDTH - LEFT} ${y} l S`;

/** @param {string} text */
function wrapped(text) {
  /** @type {string[]} */
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (`${lines[last]} ${word}`.length > LETTERS_A_LINE) lines.push(word);
    else lines[last] = `${lines[last]} ${word}`.trim();
  }
  return lines;
}

/** @param {Paper} paper */
function drawn({ issuer, place, title, facts, text = '', signed, colour = [0.12, 0.27, 0.47] }) {
  const tint = colour.join(' ');
  const rows = facts.flatMap(([name, value], at) => [
    line('F1', 10, LEFT, 610 - at * 22, name),
    line('F2', 10, LEFT + 190, 610 - at * 22, value),
    `0.85 G ${rule(603 - at * 22, 0.4)} 0 G`,
  ]);
  const below = 580 - facts.length * 22;
  return [
    `${tint} rg 0 ${HEIGHT - 96} ${WIDTH} 96 re f 1 g`,
    line('F2', 17, LEFT, HEIGHT - 52, issuer),
    line('F1', 10, LEFT, HEIGHT - 72, place),
    '0.1 g',
    line('F2', Math.min(22, Math.floor((WIDTH - 2 * LEFT) / (title.length * BOLD_WIDTH))), LEFT, 672, title),
    `${tint} RG ${rule(656, 1.6)} 0 G`,
    ...rows,
    ...wrapped(text).map((each, at) => line('F1', 10, LEFT, below - at * 15, each)),
    line('F3', 16, LEFT, 170, signed),
    `0.7 w ${LEFT} 160 m 300 160 l S`,
    line('F1', 9, LEFT, 146, signed),
    // A stamp with a double edge.
    `${tint} RG 1.4 w 430 120 96 96 re S 437 127 82 82 re S 0 G`,
    `${tint} rg`,
    line('F2', 9, 448, 172, 'CERTIFIED'),
    line('F1', 8, 448, 158, 'TRUE COPY'),
    '0.55 g',
    line(
      'F1',
      8,
      LEFT,
      48,
      'Invented for the demonstration of Dossier. No person, company or authority of this name is meant.',
    ),
  ].join('\n');
}

/** A paper of one or more pages as a PDF. @param {Paper[]} pages */
export function paper(...pages) {
  const first = 6;
  const contents = pages.map(drawn);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...['Helvetica', 'Helvetica-Bold', 'Times-Italic'].map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ),
    ...contents.flatMap((stream, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Blob([Buffer.from(body + end, 'latin1')], { type: 'application/pdf' });
}
