import { randomUUID } from 'node:crypto';
import { contactInfoText } from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { newEmail, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';

const call = api();
const message = (more = {}) => ({
  name: 'Ines Inquirer',
  email: newEmail(),
  companyName: 'Palmera Trust',
  message: 'Could you show us the product?\nThank you',
  ...more,
});

describe('the contact form', () => {
  it('keeps what anybody writes, once however often it is sent', async () => {
    const sent = message();
    const key = { 'idempotency-key': randomUUID() };
    for (let i = 0; i < 2; i++) succeeded(await call(contactInfoText, sent, key));
    const stored = await onStored('identity', 'contact_messages', (rows) => rows.find({ email: sent.email }).toArray());
    expect(stored).toEqual([expect.objectContaining(sent)]);
    expectFailure(await call(contactInfoText, message(), key), 409, 'idempotency.key_reused');
  });

  it('names every empty field and an address that is none', async () => {
    const fill = 'Please fill out all fields';
    expect((await call(contactInfoText, {})).body.errors).toEqual({
      name: fill,
      email: fill,
      companyName: fill,
      message: fill,
    });
    const bad = { name: '   ', email: 'nobody', companyName: 'A\u202eb', message: 'x'.repeat(5_001) };
    expect((await call(contactInfoText, bad)).body.errors).toEqual({
      name: fill,
      email: 'Invalid email',
      companyName: 'Character 2 is invisible (U+202E). Please remove it',
      message: 'Input too long',
    });
  });
});
