import { join, resolve } from 'node:path';

/** The checkout. */
export const root = resolve(import.meta.dirname, '..', '..');

/** @param {string[]} parts @returns {string} a path inside the checkout */
export const inRoot = (...parts) => join(root, ...parts);

/** Where `npm start` keeps data, logs and secrets. */
export const dataFolder = () => resolve(process.env.DOSSIER_DIR || inRoot('.local'));
