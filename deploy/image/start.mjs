// Process 1 of every image: becomes the part itself, with the flags that every process of the system is started with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFlags } from '../../scripts/start/node-flags.mjs';

const root = join(import.meta.dirname, '../..');
const { main } = JSON.parse(readFileSync(join(root, 'image.json'), 'utf8'));
const program = [process.execPath, ...nodeFlags, join(root, main), ...process.argv.slice(2)];
process.execve?.(process.execPath, program, process.env);
