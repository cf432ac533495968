import { type ListStatus, listsStatus } from '@dossier/proto/calls/sanction-lists';
import { createScreening } from '@dossier/proto/calls/screenings';
import { newTenant, succeeded } from '../support/people.js';
import { newClient } from './clients.js';
import { sends, startServer } from './list-server.js';
import { type OwnSystem, ownSystem } from './own-system.js';

/** A file that a publisher sends: people of that name, each under the number that the name has among `known`. */
export const csv = (names: readonly string[], known: readonly string[] = names): string =>
  `id,name,type,nationality\n${names.map((name) => `${known.indexOf(name)},${name},person,DK`).join('\n')}\n`;

export type Installation = Awaited<ReturnType<typeof installation>>;

/** A system of its own with lists of these ids, all of which one publisher sends, and somebody who screens in it. */
export async function installation(ids: readonly string[], file: string, settings: Record<string, string> = {}) {
  const before = process.env.DOSSIER_URL;
  const publisher = await startServer(sends(file));
  const files = { main: `${publisher.url}/list.csv` };
  const system = await ownSystem(
    ids.map((id) => ({ id, title: id, format: 'tenant-csv', files })),
    settings,
  );
  const stop = async () => {
    process.env.DOSSIER_URL = before;
    publisher.stop();
    await system.stop();
  };
  process.env.DOSSIER_URL = system.stack.url;
  try {
    return { publisher, system, stop, ...(await users(system)) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function users(system: OwnSystem) {
  const root = await system.superUser();
  const { admin } = await newTenant();
  const company_id = await newClient(admin);
  return {
    root,
    admin,
    status: async (source: string): Promise<ListStatus> =>
      succeeded(await root(listsStatus)).lists.find((list) => list.source === source) as ListStatus,
    search: async (name: string) => {
      const [firstname = '', surname = ''] = name.split(' ');
      const person = { firstname, surname, dob: '1970-01-01', nationality: 'DK' };
      return succeeded(await admin.call(createScreening, { company_id, ...person })).data;
    },
  };
}

export const inForce = ({ versions }: ListStatus): number | undefined =>
  versions.find(({ in_force }) => in_force)?.version;
