const tails = new Map<string, Promise<unknown>>();

/** Runs the work of one key one after the other within this process, so that a hundred requests for one account do not all ask the database. */
export async function oneByOne<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  tails.set(key, mine);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === mine) tails.delete(key);
  }
}
