import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../start/paths.mjs';

/** Complete lists as published, beside the clone; they are no part of the project. */
export const givenLists = inRoot('../shared/data/sanctions/lists');

/** The folder names of two editions of the OFAC list, ten months apart. */
const EDITIONS = { older: 'ofac_2025-02', newer: 'ofac_2025-12' };

/**
 * Sources over a copy of the given lists, with the older OFAC edition in force: a journey puts the newer one in its place.
 * @param {string} dir
 */
export async function realListSources(dir) {
  const folder = join(dir, 'real-lists');
  await mkdir(folder);
  const newer = join(folder, 'newer');
  await cp(join(givenLists, EDITIONS.older), join(folder, 'ofac'), { recursive: true });
  await cp(join(givenLists, EDITIONS.newer), newer, { recursive: true });
  await cp(join(givenLists, 'un'), join(folder, 'un'), { recursive: true });
  const sources = [
    {
      id: 'ofac-sdn',
      title: 'OFAC Specially Designated Nationals',
      format: 'ofac-sdn',
      files: {
        main: join(folder, 'ofac/sdn.csv'),
        aliases: join(folder, 'ofac/alt.csv'),
        addresses: join(folder, 'ofac/add.csv'),
        comments: join(folder, 'ofac/sdn_comments.csv'),
      },
    },
    {
      id: 'un',
      title: 'UN Security Council Consolidated List',
      format: 'un-xml',
      files: { main: join(folder, 'un/un_consolidated.xml') },
    },
  ];
  const file = join(folder, 'sources.json');
  await writeFile(file, JSON.stringify(sources));
  return { folder, settings: { SANCTIONS_LISTS: file } };
}
