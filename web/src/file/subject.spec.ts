import type { Kind } from '@dossier/proto/records/definitions';
import type { Links } from '@dossier/proto/records/model/facts';
import { describe, expect, it } from '@jest/globals';
import { subjectOf } from './subject';

const named = (kind: Kind, id: string, links: Links, values: Record<string, string>) => ({
  kind,
  id,
  links,
  fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
});

const director = named('md', 'director', {}, { entity_type: 'person' });
const person = named('person', 'person', { mbd_related: 'director' }, { firstName: 'Elena', lastName: 'Petrova' });
const passport = { ...named('kyc_file', 'passport', { person: 'person' }, {}), documentType: 'passport_file' };
const file = [director, person, passport];

describe('what a change is about', () => {
  it('names an office by the person who holds it', () => {
    expect(subjectOf({ kind: 'md', object_id: 'director', title: 'Managing Director' }, file)).toEqual({
      title: 'Elena Petrova',
    });
  });

  it('does not say the name of whom it hangs on twice', () => {
    expect(subjectOf({ kind: 'person', object_id: 'person', title: 'Elena Petrova' }, file)).toEqual({
      title: 'Elena Petrova',
    });
  });

  it('names a document and whose it is', () => {
    const about = { kind: 'kyc_file', object_id: 'passport', title: 'Passport', person: 'person' };
    expect(subjectOf(about, file)).toEqual({ title: 'Passport', within: 'Elena Petrova' });
  });

  it('keeps the name of a record that is gone, with what it hung on', () => {
    const about = {
      kind: 'person',
      object_id: 'gone',
      title: 'Viktor Ionescu',
      person: 'gone',
      mbd_related: 'director',
    };
    expect(subjectOf(about, file)).toEqual({ title: 'Viktor Ionescu', within: 'Elena Petrova' });
  });

  it('keeps the name when nothing of the file is known', () => {
    expect(subjectOf({ kind: 'person', object_id: 'p', title: 'Jane Doe' }, [])).toEqual({ title: 'Jane Doe' });
  });
});
