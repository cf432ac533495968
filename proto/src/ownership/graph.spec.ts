import { describe, expect, it } from '@jest/globals';
import type { Kind } from '../records/definitions.js';
import type { Links } from '../records/model/facts.js';
import type { FiledRecord } from '../records/model/filed.js';
import type { Plain } from '../records/model/json.js';
import { effectiveOwnership } from './effective.js';
import { declaredUbos, ownershipGraph } from './graph.js';

const record = (kind: Kind, id: string, values: Plain = {}, links: Links = {}): FiledRecord => ({
  kind,
  id,
  links,
  values,
});
const client = record('company', 'client', { name: 'Client N.V.' });
const holding = (id: string, percentage_held: number, links: Links = {}) =>
  record('shareholder', id, { percentage_held }, links);
const person = (id: string, name: string, holder: string, more: Plain = {}) =>
  record(
    'ubo',
    id,
    { firstName: name, lastName: 'Winklaar', dateOfBirth: '1970-01-01', ...more },
    { share_holder_related: holder },
  );
const entity = (id: string, name: string, holder: string) =>
  record('entity', id, { name }, { share_holder_related: holder });

const shares = (file: FiledRecord[]) =>
  Object.fromEntries(
    effectiveOwnership(ownershipGraph(client, file)).persons.map(({ party, share }) => [party.name, share]),
  );

describe('the holdings of a client file', () => {
  it('follow corporate shareholders to the persons behind them', () => {
    const file = [
      holding('s1', 60),
      entity('e1', 'Holding B.V.', 's1'),
      holding('s2', 50, { share_holder_related: 's1' }),
      person('p1', 'Ann', 's2'),
      holding('s3', 40),
      person('p2', 'Bob', 's3'),
    ];
    expect(shares(file)).toEqual({ 'Bob Winklaar': 40, 'Ann Winklaar': 30 });
    expect(effectiveOwnership(ownershipGraph(client, file)).unknown).toBe(30);
  });

  it('know a person by passport or by name and birth date', () => {
    const file = [
      holding('s1', 10),
      person('p1', 'Ann', 's1', { passportNumber: 'X123', passportCountry: 'NL' }),
      holding('s2', 10),
      person('p2', 'Anna Maria', 's2', { passportNumber: 'x123', passportCountry: 'NL' }),
      holding('s3', 10),
      person('p3', 'ANN', 's3'),
      holding('s4', 10),
      person('p4', 'Ann', 's4', { dateOfBirth: '1980-01-01' }),
    ];
    expect(shares(file)).toEqual({ 'Ann Winklaar': 10 });
    const persons = effectiveOwnership(ownershipGraph(client, file)).persons;
    expect(persons.map(({ share, party }) => [share, party.records])).toEqual([
      [30, ['p1', 'p2', 'p3']],
      [10, ['p4']],
    ]);
  });

  it('count a company that stands twice in the file once, and see the client among its owners', () => {
    const owners = (holder: string, tag: string) => [
      holding(`o${tag}`, 100, { share_holder_related: holder }),
      person(`p${tag}`, 'Ann', `o${tag}`),
    ];
    const twice = [
      holding('s1', 50),
      entity('e1', 'Holding B.V.', 's1'),
      ...owners('s1', '1'),
      holding('s2', 50),
      entity('e2', 'HOLDING  B.V.', 's2'),
      ...owners('s2', '2'),
    ];
    expect(shares(twice)).toEqual({ 'Ann Winklaar': 100 });
    const circle = [
      holding('s1', 100),
      entity('e1', 'Holding B.V.', 's1'),
      holding('s2', 100, { share_holder_related: 's1' }),
      entity('e2', 'client n.v.', 's2'),
    ];
    expect(effectiveOwnership(ownershipGraph(client, circle)).circles).toEqual([
      { parties: ['client', 'e1'], share: 100 },
    ]);
  });

  it('share a holding among the persons behind it', () => {
    const file = [
      holding('s1', 90),
      person('p1', 'Ann', 's1', { percentage_held: 20 }),
      person('p2', 'Bob', 's1', { percentage_held: 10 }),
      holding('s2', 10),
      person('p3', 'Cor', 's2'),
      person('p4', 'Dee', 's2'),
    ];
    expect(shares(file)).toEqual({ 'Ann Winklaar': 60, 'Bob Winklaar': 30, 'Cor Winklaar': 5, 'Dee Winklaar': 5 });
  });

  it('leave a shareholder without a holder unknown, and a director’s entity apart', () => {
    const file = [
      holding('s1', 100),
      record('md', 'm1', { entity_type: 'entity' }),
      record('entity', 'e9', { name: 'Trust Office' }, { mbd_related: 'm1' }),
      holding('s9', 100, { mbd_related: 'm1' }),
      person('p9', 'Zoe', 's9'),
    ];
    expect(shares(file)).toEqual({});
    expect(effectiveOwnership(ownershipGraph(client, file)).unknown).toBe(100);
  });

  it('tell the declared UBOs by the same parties', () => {
    const declared = record('ubo', 'u1', {
      firstName: 'Ann',
      lastName: 'Winklaar',
      dateOfBirth: '1970-01-01',
      percentage_held: 25,
    });
    const file = [holding('s1', 100), person('p1', 'Ann', 's1'), declared];
    expect(declaredUbos(client, file)).toEqual([{ party: 'p1', name: 'Ann Winklaar', share: 25 }]);
  });
});
