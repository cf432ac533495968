import type { Kind } from '@dossier/proto/records/definitions';
import type { Links } from '@dossier/proto/records/model/facts';
import { describe, expect, it } from '@jest/globals';
import { below, childrenOf, rootsOf } from './tree';

const record = (kind: Kind, id: string, links: Links = {}) => ({ kind, id, links, fields: {} });

const holder = record('shareholder', 'holder');
const director = record('md', 'director', { share_holder_related: 'holder' });
const official = record('person', 'official', { mbd_related: 'director' });
const passport = record('kyc_file', 'passport', { person: 'official' });
const other = record('md', 'other');
const file = [holder, director, official, passport, other];

describe('the tree of a client file', () => {
  it('finds the children of a record by kind', () => {
    expect(childrenOf(holder, 'md', file)).toEqual([director]);
    expect(childrenOf(holder, 'ubo', file)).toEqual([]);
  });

  it('starts with what hangs on the client itself', () => {
    expect(rootsOf('md', file)).toEqual([other]);
  });

  it('reaches every generation below a record, and nothing beside it', () => {
    expect(below(holder, file)).toEqual([director, official, passport]);
  });
});
