// The yardstick of the read path: one process, Fastify and mongoose, the same document, nothing else.
import fastify from 'fastify';
import { recordReader } from './record-reader.mjs';

const read = await recordReader();
const app = fastify();
app.get('/records/:id', async (/** @type {any} */ request) => ({
  status: 'success',
  ...(await read(request.params.id)),
}));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
