const LONGEST = 2_000;
const QUALITY = 0.8;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A picture drawn upright at a size that can be read and sent, as JPEG; what the camera noted beside it (place, time) is gone. */
async function redrawn(picture: Blob): Promise<{ jpeg: Uint8Array; width: number; height: number }> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
}

/** A PDF of one page that is the picture (PDF 32000-1, 8.9.5: a JPEG is an image object as it is). */
export async function pictureToPdf(picture: File): Promise<File> {
  const { jpeg, width, height } = await redrawn(picture);
  const draw = `q ${width} 0 0 ${height} 0 0 cm /Im0 Do Q`;
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Im0 4 0 R >> >> /Contents 5 0 R >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
  ];
  const parts: Uint8Array[] = [bytesOf('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    put(`${at + 1} 0 obj\n`);
    for (const part of object) put(part);
    put('\nendobj\n');
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const name = picture.name.replace(/\.[^.]*$/, '') || 'picture';
  return new File(parts as BlobPart[], `${name}.pdf`, { type: 'application/pdf' });
}
