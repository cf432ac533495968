import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failure, type WireFailure } from '@dossier/proto/failures/failure';
import { common } from '@dossier/proto/texts/common';
import { phrasesOf } from '@dossier/proto/texts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { said, send, toWire } from './failure-filter.js';
import { HEADERS_OF_CALLS, headersOf } from './security-headers.js';

/** An address that cannot be read (`/%zz`): the router answers before any hook of ours. */
export function onUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(headersOf(request.url)).header('x-request-id', request.id);
  send(reply, toWire(error));
}

const BY_CODE: Readonly<Record<string, WireFailure>> = {
  HPE_HEADER_OVERFLOW: failure('request.headers_too_big').wire,
  ERR_HTTP_REQUEST_TIMEOUT: failure('request.timeout').wire,
};
const UNREADABLE = failure('input.invalid', { message: phrasesOf(common).errors.unreadable }).wire;

/** What is no request, or not a whole one in time: there is no reply, so the answer is written by hand and the line ends. */
export function onClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const { status, ...wire } = BY_CODE[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(said(wire));
  const headers = {
    ...HEADERS_OF_CALLS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${wire.code}\r\n${lines.join('')}\r\n${body}`);
}

/** A second answer in the middle of the first would be taken for a part of it. */
const isAnswering = (socket: Socket): boolean =>
  Boolean((socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent);
