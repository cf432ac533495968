import { log } from '@dossier/kit/log';
import { Failure, failure, type WireFailure } from '@dossier/proto/failures/failure';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';

const RETRY_AFTER_S = 5;

/** Every failure leaves in one shape: `{ status: "error", code, message, errors? }`. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    send(host.switchToHttp().getResponse<FastifyReply>(), toWire(error));
  }
}

export function send(reply: FastifyReply, { status, retryAfter, ...wire }: WireFailure): void {
  if (status === 429 || status === 503) void reply.header('retry-after', String(retryAfter ?? RETRY_AFTER_S));
  void reply.status(status).send({ ...wire, status: 'error' });
}

export function toWire(error: unknown): WireFailure {
  if (error instanceof Failure) return error.wire;
  if (error instanceof ThrottlerException) return failure('rate.limited').wire;
  const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;
  if (status === 404) return failure('route.not_found').wire;
  if (status === 413) return failure('upload.too_big').wire;
  if (status && status >= 400 && status < 500)
    return failure('input.invalid', { message: 'The request could not be read' }).wire;
  log.error({ err: error }, 'unexpected error');
  return failure('system.error').wire;
}
