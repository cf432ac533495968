import { settings } from '../settings.js';
import { ownFolder } from './own-folder.js';

/** Where this process, and no other, keeps its index and its copies of the list versions. */
export const cacheFolder = ownFolder(settings.SANCTIONS_CACHE);
