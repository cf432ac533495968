import { createScreening } from '@dossier/proto/calls/screenings';
import { describe, expect, it } from '@jest/globals';
import type { Collection } from 'mongodb';
import { eventually } from '../support/eventually.js';
import { UNKNOWN_ID } from '../support/expect.js';
import { newTenant, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { newClient } from './clients.js';

const organisation = { type: 'organisation' as const, name: 'Vandermolenbroek Tulips' };

async function screened() {
  const { admin } = await newTenant();
  const company_id = await newClient(admin);
  const { search_id } = succeeded(await admin.call(createScreening, { company_id, ...organisation }));
  return { admin, company_id, search_id };
}

const record = (_id: string) => onStored('sanctions', 'screenings', (rows) => rows.findOne({ _id }));
const audits = (object: string) => onStored('sanctions', 'audit', (rows) => rows.find({ object }).toArray());
const events = (id: string) =>
  onStored('sanctions', 'outbox', (rows) => rows.find({ 'envelope.data.search_id': id }).toArray());

/** What the record carried lies where it belongs, once. */
async function collected(search_id: string) {
  await eventually(async () => expect(await record(search_id)).not.toHaveProperty('carried'));
  const [entries, rows] = await Promise.all([audits(search_id), events(search_id)]);
  expect(entries).toHaveLength(1);
  expect(rows).toHaveLength(1);
  return { audit: entries[0], event: rows[0] };
}

describe('the evidence of a screening', () => {
  it('leaves its audit entry and its event where those of every write are', async () => {
    const { admin, company_id, search_id } = await screened();
    const { audit, event } = await collected(search_id);
    expect(audit).toMatchObject({
      tenant_id: (await record(search_id))?.tenant_id,
      actor_id: admin.id,
      action: 'sanctions.screening.completed',
      detail: { company_id, matches: 0, alerts: 0 },
    });
    expect(event).toMatchObject({ subject: 'dossier.sanctions.screening.completed.v1' });
  });

  it('leaves them once when a crash came between its audit entry and its event', async () => {
    const { search_id } = await screened();
    const { audit, event } = await collected(search_id);
    await onStored('sanctions', 'outbox', (rows) => rows.deleteOne({ 'envelope.data.search_id': search_id }));
    const screening = await record(search_id);
    await onStored('sanctions', 'screenings', async (rows) => {
      await rows.deleteOne({ _id: search_id });
      await rows.insertOne({ ...screening, _id: search_id, carried: { audit, event } });
    });
    await collected(search_id);
  });

  it('is told of although the event of another client cannot be sent', async () => {
    const stuck = { subject: 'nobody.listens.here', envelope: { subject: UNKNOWN_ID }, created: new Date() };
    const stuckRow = await onStored('sanctions', 'outbox', (rows: Collection<object>) => rows.insertOne(stuck));
    try {
      const { search_id } = await screened();
      await eventually(async () => expect((await collected(search_id)).event).toHaveProperty('sent_at'));
    } finally {
      await onStored('sanctions', 'outbox', (rows: Collection<object>) => rows.deleteOne({ _id: stuckRow.insertedId }));
    }
  });
});
