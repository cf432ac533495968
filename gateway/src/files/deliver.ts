import { createHash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import { log } from '@dossier/kit/log';
import { damagedFiles } from '@dossier/kit/metrics';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { documentStore } from './document-store.js';
import { plainName } from './plain-name.js';

/** What a browser shows itself; an image gets no rights at all, a PDF needs the browser's own viewer. */
const INLINE: Readonly<Record<string, string>> = {
  'application/pdf': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'image/png': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'image/jpeg': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
};

/** Streams a stored file. Bytes that are not those once stored never arrive whole: the connection breaks before the last of them. */
export async function deliver(file: StoredFile, download: boolean, name: string, reply: FastifyReply): Promise<void> {
  const bytes = await (await documentStore()).get(file.serverName);
  const type = file.type ?? 'application/octet-stream';
  // What does something by itself is saved and opened by nobody's browser.
  const policy = file.active?.length ? undefined : INLINE[type];
  const place = download || !policy ? 'attachment' : 'inline';
  void reply
    .header('content-type', type)
    .header('content-length', String(file.filesize))
    .header('content-disposition', contentDisposition(plainName(name), { type: place }))
    .header('content-security-policy', policy ?? "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
  const checked = verified(file);
  // Whoever reads no further ends the reading from the store, too.
  pipeline(bytes, checked, (error) => error && reply.raw.destroy());
  void reply.send(checked);
}

/** Passes bytes on one chunk late, so that the last one waits for the hash. */
function verified(file: StoredFile): Transform {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      const before = held;
      held = chunk;
      done(null, before);
    },
    flush(done) {
      if (!file.sha256 || hash.digest('hex') === file.sha256) return done(null, held);
      damagedFiles.inc();
      log.error({ serverName: file.serverName }, 'a stored file is not what was stored');
      done(new Error('damaged file'));
    },
  });
}
