import { StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';

/** A document that a service printed: `pdf` is in base64. */
export function printed({ filename, pdf }: { filename: string; pdf: string }): StreamableFile {
  const bytes = Buffer.from(pdf, 'base64');
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    length: bytes.length,
    disposition: contentDisposition(filename),
  });
}
