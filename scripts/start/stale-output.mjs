import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const output = /\.(js|js\.map|d\.ts|d\.ts\.map)$/;

/**
 * Compiled files whose source is gone: the compiler leaves them, and whatever still imports them works here and nowhere else.
 * @param {string} root of a checkout
 * @returns {string[]} whole paths
 */
export function staleOutput(root) {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  return references.flatMap(({ path = '' }) => {
    const folder = join(root, path);
    const sources = new Set(globSync('**/*.{ts,tsx}', { cwd: join(folder, 'src') }).map((file) => without(file)));
    const built = globSync('**/*', { cwd: join(folder, 'dist') }).filter((file) => output.test(file));
    return built.filter((file) => !sources.has(without(file))).map((file) => join(folder, 'dist', file));
  });
}

const without = (/** @type {string} */ file) => file.replace(/(\.d)?\.(tsx?|js)(\.map)?$/, '');

/** @param {string} root */
export const removeStaleOutput = async (root) => {
  await Promise.all(staleOutput(root).map((file) => rm(file)));
};
