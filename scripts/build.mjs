// npm run build: compiles services and gateway, and leaves nothing of sources that are gone.
import { exitWith } from './servers/problem.mjs';
import { buildServices } from './start/build.mjs';

await buildServices().catch(exitWith);
