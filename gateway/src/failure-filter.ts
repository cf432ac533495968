import { log } from '@dossier/kit/log';
import { Failure, failure, type WireFailure } from '@dossier/proto/failures/failure';
import { BODY } from '@dossier/proto/rules/limits';
import { common } from '@dossier/proto/texts/common';
import { phrasesOf } from '@dossier/proto/texts/define';
import { acceptedLanguage, inLanguage } from '@dossier/proto/texts/language';
import { type FieldErrors, say, sayAll } from '@dossier/proto/texts/phrase';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { methodsAt } from './methods.js';

const RETRY_AFTER_S = 5;
const LONGEST_NAME = 200;

/** Every failure leaves in one shape: `{ status: "error", code, message, errors? }`. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    if (statusOf(error) === 404 && !(error instanceof Failure)) notFound(request, reply);
    else send(reply, toWire(error));
  }
}

/** A failure as it leaves: its sentences in the language of whoever asked, beside them the code of each field's. */
export function send(reply: FastifyReply, { status, retryAfter, ...wire }: WireFailure): void {
  if (status === 429 || status === 503)
    void reply.header('retry-after', String(retryAfter ?? reply.getHeader('retry-after') ?? RETRY_AFTER_S));
  const language = acceptedLanguage(reply.request.headers['accept-language']);
  void reply.status(status).send(inLanguage(language, () => said(wire)));
}

/** The body of a failure, in the language of the reader. */
export const said = ({ message, errors, requiredFileds, ...wire }: Omit<WireFailure, 'status' | 'retryAfter'>) => ({
  ...wire,
  status: 'error',
  message: say(message),
  ...(errors && { errors: sayAll(named(errors)), error_codes: codesOf(named(errors)) }),
  ...(requiredFileds && { requiredFileds: requiredFileds.map(say) }),
});

const codesOf = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, { phrase }]) => [field, phrase]));

/** The first bad fields: whoever sends a thousand is not helped by a thousand sentences. */
const named = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .slice(0, BODY.namedErrors)
      .map(([name, phrase]) => [name.slice(0, LONGEST_NAME), phrase]),
  );

/** No call has this address, or none with this method. */
export function notFound(request: FastifyRequest, reply: FastifyReply): void {
  const methods = methodsAt(request.url);
  if (methods.length > 0) void reply.header('allow', methods.join(', '));
  send(reply, failure(methods.length > 0 ? 'request.wrong_method' : 'route.not_found').wire);
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;

/** What a failure is called outside, whoever of the parts below us found it. */
export function toWire(error: unknown): WireFailure {
  if (error instanceof Failure) return error.wire;
  if (error instanceof ThrottlerException) return failure('rate.limited').wire;
  const status = statusOf(error);
  if (status === 408) return failure('request.timeout').wire;
  if (status === 413) return failure('request.too_big').wire;
  if (status === 431) return failure('request.headers_too_big').wire;
  if (status && status >= 400 && status < 500)
    return failure('input.invalid', { message: phrasesOf(common).errors.unreadable }).wire;
  log.error({ err: error }, 'unexpected error');
  return failure('system.error').wire;
}
