import { removeOwnList } from '@dossier/proto/calls/sanction-lists';
import { createScreening, screenPerson } from '@dossier/proto/calls/screenings';
import { listUpdated, screeningCompleted } from '@dossier/proto/events/sanctions';
import { describe, expect, it } from '@jest/globals';
import { newTenant, succeeded } from '../support/people.js';
import { hasSubscriber, type ReceivedEvent, subscribe } from '../support/subscriber.js';
import { newClient, newDirector } from './clients.js';
import { uploadOwnList } from './upload.js';

const CSV = 'id,name,type,date_of_birth,nationality\n1,Balthazar Quistgaard,person,1971-02-03,DK\n';
const whole = hasSubscriber ? describe : describe.skip;

whole('other systems hear', () => {
  it('of every screening: whom it was for, what it found and in which versions of the lists', async () => {
    const { hear, stop } = subscribe(screeningCompleted.subject);
    try {
      const { admin } = await newTenant();
      const company_id = await newClient(admin);
      const values = { firstName: 'Viktor', lastName: 'Melnikov', dateOfBirth: '1961-04-17', passportCountry: 'RU' };
      const person_id = await newDirector(admin, company_id, values);
      const found = succeeded(await admin.call(screenPerson, { person_id }));
      const event = await hear(({ data }) => data.search_id === found.search_id);
      expect(event.subject).toBe(company_id);
      expect(event.data).toEqual({
        search_id: found.search_id,
        company_id,
        person_id,
        type: 'person',
        alerts: 1,
        matches: found.data.result.length,
        best_score: found.data.result[0]?.score,
        provider: 'local',
        list_versions: ['sample@1'],
      });
      const organisation = { type: 'organisation' as const, name: 'Vandermolenbroek Tulips' };
      const none = succeeded(await admin.call(createScreening, { company_id, ...organisation }));
      const { data } = await hear((heard) => heard.data.search_id === none.search_id);
      expect(data).toMatchObject({ type: 'organisation', alerts: 0, matches: 0, best_score: 0 });
      expect(data).not.toHaveProperty('person_id');
    } finally {
      stop();
    }
  });

  it("of another version of a list: here of a tenant's own, when it is uploaded, replaced and removed", async () => {
    const { hear, stop } = subscribe(listUpdated.subject);
    try {
      const { admin } = await newTenant();
      const mine = ({ actor }: ReceivedEvent): boolean => actor.id === admin.id;
      succeeded(await uploadOwnList(admin, CSV));
      const uploaded = await hear((event) => mine(event) && event.data.version === 1);
      const own = { source: 'own', change: 'uploaded', added: 0, removed: 0, changed: 0 };
      expect(uploaded.data).toEqual({ ...own, version: 1, entries: 1, added: 1 });
      succeeded(await uploadOwnList(admin, `${CSV}2,Cosima Vedel,person,,\n`));
      const replaced = await hear((event) => mine(event) && event.data.version === 2);
      expect(replaced.data).toEqual({ ...own, version: 2, entries: 2, added: 1 });
      succeeded(await admin.call(removeOwnList));
      const removed = await hear((event) => mine(event) && event.data.change === 'removed');
      expect(removed.data).toEqual({ ...own, change: 'removed', version: 0, entries: 0 });
    } finally {
      stop();
    }
  });
});
