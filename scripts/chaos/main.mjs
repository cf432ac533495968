// npm run test:chaos. The checks read compiled files, so these are made first.
import { exitWith } from '../servers/problem.mjs';
import { buildServices } from '../start/build.mjs';

try {
  await buildServices();
  const { main } = await import('./chaos.mjs');
  await main();
} catch (error) {
  exitWith(error);
}
