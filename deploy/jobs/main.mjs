// The image `jobs` runs one of these by its name: make-secrets, initiate-mongodb, first-change, create-super-user.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const [name = ''] = process.argv.splice(2, 1);
const places = [`deploy/jobs/${name}.mjs`, `scripts/${name}.mjs`].map((path) =>
  join(import.meta.dirname, '../..', path),
);
const program = /^[a-z-]+$/.test(name) && name !== 'main' ? places.find((path) => existsSync(path)) : undefined;
if (!program) {
  console.error(`There is no job ${name}`);
  process.exit(1);
}
await import(program);
