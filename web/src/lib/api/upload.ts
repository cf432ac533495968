import { readersLanguage } from '@dossier/proto/texts/language';
import { uuid } from '../uuid';
import { type ApiError, apiError, unreachable } from './api-error';
import { bearer } from './bearer';
import { closeSessionIfOver } from './send';

type Upload = {
  path: string;
  file: File;
  /** Sent before the file, as the server asks. */
  fields?: Record<string, string>;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The same key for a repeated try of the same upload. */
  key?: string;
};

const formOf = ({ file, fields = {} }: Upload) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
};

const jsonOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
};

const failureOf = (request: XMLHttpRequest): ApiError => {
  const retryAfter = request.getResponseHeader('Retry-After');
  const response = new Response(null, {
    status: request.status,
    headers: retryAfter ? { 'Retry-After': retryAfter } : {},
  });
  return apiError(response, jsonOf(request));
};

function withHeaders(request: XMLHttpRequest, key: string) {
  const token = bearer();
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.setRequestHeader('Idempotency-Key', key);
  request.setRequestHeader('Accept-Language', readersLanguage());
}

/** Sends one file with its fields and tells how far it got; `fetch` cannot say that. Fails with an `ApiError`. */
export function upload<T>(options: Upload): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = new XMLHttpRequest();
  request.open('POST', options.path);
  withHeaders(request, options.key ?? uuid());
  request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total > 0 ? loaded / total : 0);
  request.onload = () => {
    if (request.status < 400) return resolve(jsonOf(request) as T);
    const error = failureOf(request);
    closeSessionIfOver(error.code);
    reject(error);
  };
  request.onerror = () => reject(unreachable(undefined));
  request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
  options.signal?.addEventListener('abort', () => request.abort());
  request.send(formOf(options));
  return promise;
}
