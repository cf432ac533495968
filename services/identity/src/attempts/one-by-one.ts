const tails = new Map<string, Promise<unknown>>();

/** Works of one key run one after the other in this process: a crowd at the door sends one to ask, not all. */
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
