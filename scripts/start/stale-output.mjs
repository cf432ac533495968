import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const output = /\.(js|js\.map|d\.ts|d\.ts\.map)$/;

/**
 * Compiled files whose source is gone: the compiler leaves them, and whatever still imports them works here and nowhere else.
 * @param {readonly string[]} folders that are compiled, whole paths
 * @returns {string[]} whole paths
 */
export const staleOutput = (folders) =>
  folders.flatMap((folder) => {
    const sources = new Set(globSync('**/*.{ts,tsx}', { cwd: join(folder, 'src') }).map((file) => without(file)));
    const built = globSync('**/*', { cwd: join(folder, 'dist') }).filter((file) => output.test(file));
    return built.filter((file) => !sources.has(without(file))).map((file) => join(folder, 'dist', file));
  });

const without = (/** @type {string} */ file) => file.replace(/(\.d)?\.(tsx?|js)(\.map)?$/, '');

/** @param {readonly string[]} folders */
export const removeStaleOutput = async (folders) => {
  await Promise.all(staleOutput(folders).map((file) => rm(file)));
};
