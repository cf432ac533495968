import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { outbound } from '@dossier/kit/outbound/outbound';
import { isOutboundFailure, type OutboundPolicy, outboundFailure } from '@dossier/kit/outbound/outbound-policy';
import { listRefusal } from './refusal.js';

export type FetchRequest = {
  url: string;
  /** Folder for the file; it is named by its hash. */
  dir: string;
  /** Validators of the version at hand. */
  etag?: string;
  lastModified?: string;
  policy: OutboundPolicy;
  attempts?: number;
};
export type FetchOutcome =
  | { isChanged: false }
  | { isChanged: true; path: string; sha256: string; bytes: number; etag?: string; lastModified?: string };

/** Lists are large and their servers slow: other limits than for a provider's answer. */
export const LIST_LIMITS = { totalMs: 300_000, maxBytes: 600 * 1024 * 1024, maxRedirects: 3 } as const;

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function save(
  body: AsyncIterable<Buffer>,
  dir: string,
): Promise<{ path: string; sha256: string; bytes: number }> {
  await mkdir(dir, { recursive: true });
  const partial = join(dir, `${process.pid}-${Math.random().toString(36).slice(2)}.partial`);
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  try {
    await pipeline(Readable.from(counted()), createWriteStream(partial));
    const sha256 = hash.digest('hex');
    const path = join(dir, sha256);
    await rename(partial, path);
    return { path, sha256, bytes };
  } finally {
    await rm(partial, { force: true });
  }
}

function fetchOnce({ url, dir, etag, lastModified, policy }: FetchRequest): Promise<FetchOutcome> {
  const headers = {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  return outbound({ url, headers }, { ...LIST_LIMITS, ...policy }, async (status, answered, body) => {
    if (status === 304) return { isChanged: false };
    if (status !== 200) throw outboundFailure('status', `status ${status}`);
    const saved = await save(body, dir);
    const stamp = answered['last-modified'];
    return {
      isChanged: true,
      ...saved,
      ...(answered.etag && { etag: answered.etag }),
      ...(stamp && { lastModified: stamp }),
    };
  });
}

/** Trying again helps with a bad connection or a busy server, not with a refusal of ours. */
function isWorthRetrying(error: unknown): boolean {
  return isOutboundFailure(error) && ['unreachable', 'timeout', 'status'].includes(error.outbound);
}

/** Fetches one file of a list unless it is unchanged. Throws a ListRefusal when it cannot be had. */
export async function fetchListFile(request: FetchRequest): Promise<FetchOutcome> {
  const attempts = request.attempts ?? ATTEMPTS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchOnce(request);
    } catch (error) {
      if (attempt < attempts && isWorthRetrying(error)) {
        await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
        continue;
      }
      const detail = error instanceof Error ? error.message : String(error);
      const isOurs =
        isOutboundFailure(error) && ['host-refused', 'address-refused', 'redirected'].includes(error.outbound);
      const isLarge = isOutboundFailure(error) && error.outbound === 'too-large';
      throw listRefusal(isLarge ? 'too-large' : isOurs ? 'address-refused' : 'unreachable', detail);
    }
  }
}
