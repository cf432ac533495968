import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SwrCache } from './swr-cache.js';

describe('a cache that renews itself while it answers', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  /** Each question is answered with its number, after `takes` milliseconds. */
  function asking(takes = 0) {
    const cache = new SwrCache<number>(900);
    let asked = 0;
    const get = (refusal?: Error) =>
      cache.get('key', async () => {
        asked += 1;
        const answer = asked;
        if (takes) await new Promise((resolve) => setTimeout(resolve, takes));
        if (refusal) throw refusal;
        return answer;
      });
    return { cache, get, count: () => asked };
  }

  /** The same, with the first answer known. */
  async function answered(takes: number) {
    const all = asking(takes);
    const first = all.get();
    await pass(takes);
    expect(await first).toBe(1);
    return all;
  }

  test('asks once, and again when the time is over', async () => {
    const { get } = asking();
    expect(await get()).toBe(1);
    await pass(500);
    expect(await get()).toBe(1);
    await pass(400);
    expect(await get()).toBe(2);
  });

  test('lets nobody wait who asks in a row', async () => {
    const { get, count } = await answered(50);
    await pass(600);
    // The next question is under way; those who come meanwhile have the answer that is known, and do not ask once more.
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(count()).toBe(2);
    await pass(50);
    expect(await get()).toBe(2);
  });

  test('gives no answer for longer than its time, however long the next one takes', async () => {
    const { get, count } = await answered(400);
    await pass(300);
    await get();
    await pass(200);
    // The known answer is too old by now, the next one is still under way.
    const late = get();
    await pass(200);
    expect(await late).toBe(2);
    expect(count()).toBe(2);
  });

  test('a refusal ends what was known', async () => {
    const { get } = asking();
    await get();
    await pass(700);
    expect(await get(new Error('no longer'))).toBe(1);
    await expect(get(new Error('no longer'))).rejects.toThrow('no longer');
    expect(await get()).toBe(4);
  });

  test('what was forgotten does not come back with an answer that was under way', async () => {
    const { cache, get } = await answered(50);
    await pass(650);
    await get();
    cache.delete('key');
    await pass(50);
    const anew = get();
    await pass(50);
    expect(await anew).toBe(3);
  });
});
