import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { ScreenQuery } from '../engine/query.js';
import type { Provider } from './provider.js';
import { watchmanProvider } from './watchman.js';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** Watchman giving an answer to the parameters of each search. */
async function watchman(answer: (asked: URLSearchParams) => object): Promise<Provider> {
  const started = createServer((request, response) => {
    response.end(JSON.stringify(answer(new URL(request.url ?? '', 'http://host').searchParams)));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return watchmanProvider({ url: `http://127.0.0.1:${port}`, allowPrivate: true });
}

const person: ScreenQuery = { type: 'person', firstname: 'Ilmarik', surname: 'Vargento', dob: '1961-04-17' };

describe('watchman', () => {
  test('is read as it answers', async () => {
    const about = { altNames: ['Falco'], birthDate: '1961-04-17T00:00:00Z', gender: 'male' };
    const entity = { name: 'Ilmarik VARGENTO', entityType: 'person', sourceList: 'us_ofac', sourceID: '7' };
    const { screen } = await watchman(() => ({ query: {}, entities: [{ ...entity, person: about, match: 0.88 }] }));
    expect((await screen(person)).hits).toMatchObject([
      {
        score: 0.88,
        isAlert: true,
        card: { gender: 'male', datesOfBirth: [{ from: '1961-04-17' }] },
      },
    ]);
  });

  test('is asked for an organisation as either kind that its lists know, and for as many as are wanted', async () => {
    const found = { business: ['Zorvex Trading', 0.71], organization: ['Zorvex Front', 0.93] } as const;
    const { screen } = await watchman((asked) => {
      const entityType = asked.get('type') as keyof typeof found;
      const [name, match] = found[entityType];
      return { query: {}, entities: [{ name, entityType, sourceList: 'us', sourceID: asked.get('limit'), match }] };
    });
    const { hits } = await screen({ type: 'organisation', name: 'Zorvex' }, undefined, { limit: 21 });
    expect(hits.map(({ card, score }) => [card.id, card.type, card.caption, score])).toEqual([
      ['watchman/us:21', 'organisation', 'Zorvex Front', 0.93],
      ['watchman/us:21', 'organisation', 'Zorvex Trading', 0.71],
    ]);
  });

  test('that finds nobody gives no list', async () => {
    const { screen } = await watchman(() => ({ query: { name: 'Ilmarik Vargento' }, entities: null }));
    expect((await screen(person)).hits).toEqual([]);
  });

  test.each([{}, { entities: null }, { query: {} }, { query: {}, entities: {} }, { error: 'no index' }])(
    'is not understood when it answers %j',
    async (answer) => {
      const { screen } = await watchman(() => answer);
      await expect(screen(person)).rejects.toMatchObject({ reason: 'malformed' });
    },
  );
});
