import { updatePermissions } from '@dossier/proto/calls/identity';
import { PERMISSION_KEYS, type PermissionKey } from '@dossier/proto/permissions/keys';
import { ROLE_NAMES, type Role, roleDefaults } from '@dossier/proto/permissions/roles';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addUser, type Person, succeeded } from '../support/people.js';
import { type Arranged, arrange } from './arranged.js';
import { LATER, PROBES, type Probe } from './probes.js';

const probed = Object.keys(PROBES) as PermissionKey[];
/** A change of permissions is live within a second. */
const LIVE_MS = 1_200;

describe('permissions', () => {
  let arranged: Arranged;
  beforeAll(async () => {
    arranged = await arrange();
  }, 30_000);

  const isAllowed = async (key: PermissionKey, by: Person): Promise<boolean> => {
    const { call, input, shows, send } = PROBES[key] as Probe;
    if (send) return (await send(arranged, by)) !== 403;
    const { status, body } = await by.call(call, input(arranged));
    return status !== 403 && (!shows || (status === 200 && shows(body as Record<string, unknown>, arranged)));
  };

  it('has a probe for every key but those whose calls come later', () => {
    expect([...probed, ...LATER].sort()).toEqual([...PERMISSION_KEYS].sort());
  });

  it.each(ROLE_NAMES)(
    'gives %s what the table of roles says',
    async (role: Role) => {
      const isAdministrator = role === 'ADMINISTRATOR';
      const person = isAdministrator
        ? arranged.tenant.admin
        : await addUser(arranged.tenant, role, role === 'CLIENT' ? [arranged.company] : undefined);
      const held = new Set(roleDefaults(role));
      const reachable = probed.filter((key) => {
        const { also = [], role: level = role } = PROBES[key] as Probe;
        return level === role && also.every((other) => held.has(other));
      });
      const wrong: string[] = [];
      for (const key of reachable) if ((await isAllowed(key, person)) !== held.has(key)) wrong.push(key);
      expect(wrong).toEqual([]);
    },
    30_000,
  );

  describe('of one person', () => {
    const people = new Map<PermissionKey, Person>();
    const all = new Map<Role, Person>();
    const roleOf = (key: PermissionKey): Role => PROBES[key]?.role ?? 'DATA_PROCESSOR';

    const withAllBut = async (role: Role, denied?: PermissionKey): Promise<Person> => {
      const person = await addUser(arranged.tenant, role);
      const held = new Set(roleDefaults(role));
      const changed = PERMISSION_KEYS.filter((key) => held.has(key) === (key === denied));
      for (const name of changed) {
        const effect = name === denied ? 'deny' : 'allow';
        succeeded(await arranged.tenant.admin.call(updatePermissions, { user_id: person.id, name, effect }));
      }
      return person;
    };

    beforeAll(async () => {
      for (const role of new Set(probed.map(roleOf))) all.set(role, await withAllBut(role));
      for (const key of probed) people.set(key, await withAllBut(roleOf(key), key));
      await new Promise((resolve) => setTimeout(resolve, LIVE_MS));
    }, 120_000);

    it.each(probed)('%s alone decides its call', async (key) => {
      expect(await isAllowed(key, people.get(key) as Person)).toBe(false);
      expect(await isAllowed(key, all.get(roleOf(key)) as Person)).toBe(true);
    });
  });
});
