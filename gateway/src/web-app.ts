import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './failure-filter.js';
import { settings } from './settings.js';

/** The sources of the application, and what the build notes for other tools. */
const NOT_PUBLIC = ['**/*.map', '**/.vite/**'];

/** People who come by a link have pages of their own: their browser, and whoever shows a preview of the link, reads no word of the product. */
const OF_VISITORS = /^\/fill-due-diligence/;

/** Serves the built web application; a browser address that is no file is the application's own business. */
export async function serveWebApp(app: NestFastifyApplication): Promise<void> {
  const root = settings.WEB_ROOT && resolve(settings.WEB_ROOT);
  if (!root || !existsSync(root)) return;
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: NOT_PUBLIC,
    setHeaders: cacheHashed,
  });
  fastify.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request.url)) return notFound(request, reply);
    reply.header('cache-control', 'no-cache');
    return reply.sendFile(OF_VISITORS.test(request.url) ? 'visitor.html' : 'index.html', { cacheControl: false });
  });
}

/** Not a call and not the name of a file. */
function isPage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(api|bo)\//.test(path) && !/\.\w+$/.test(path);
}

/** Built files carry their content's hash in the name; all others are asked for again. */
function cacheHashed(reply: { header: (name: string, value: string) => unknown }, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}
