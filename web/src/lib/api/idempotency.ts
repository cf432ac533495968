import { uuid } from '../uuid';

/**
 * Keys of writes whose outcome is unknown. A repeated write with the same body carries the same key, so that the server
 * answers with the stored outcome instead of doing it twice.
 */
const open = new Map<string, string>();

const signature = async (request: Request): Promise<string> => {
  const body = request.headers.get('Content-Type')?.startsWith('multipart/') ? '' : await request.clone().text();
  return `${request.method} ${request.url} ${body}`;
};

export type WriteKey = {
  key: string /** The outcome is known: the next write gets a key of its own. */;
  settle: () => void;
};

export async function writeKey(request: Request): Promise<WriteKey> {
  const name = await signature(request);
  const key = open.get(name) ?? uuid();
  open.set(name, key);
  return { key, settle: () => open.delete(name) };
}
