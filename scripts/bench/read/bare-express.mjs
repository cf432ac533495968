// The monolith a user might pick instead: one process, Express and mongoose, the same document.
import express from 'express';
import { recordReader } from './record-reader.mjs';

const read = await recordReader();
const app = express();
app.get('/records/:id', async (/** @type {any} */ request, /** @type {any} */ response) =>
  response.json({ status: 'success', ...(await read(request.params.id)) }),
);
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
