import { openStorage, type Storage } from '@dossier/kit/storage';

let storage: Storage | undefined;
let ready: Promise<void> | undefined;

/** The one connection of this process to the store of documents; its bucket exists. */
export async function documentStore(): Promise<Storage> {
  storage ??= openStorage();
  ready ??= storage.prepare().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  await ready;
  return storage;
}
