import { request } from '@playwright/test';

export type Answer = Record<string, unknown> & { status: string; code?: string; message?: string };

/** Asked each time: a journey may have a system of its own. */
const systemUrl = () => process.env.DOSSIER_URL ?? 'http://localhost:8080';

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, token?: string, data?: object): Promise<Answer> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const context = await request.newContext({ baseURL: systemUrl(), extraHTTPHeaders: headers });
  try {
    const response = await context.fetch(`/api/v1/${path}`, { method, data });
    return (await response.json()) as Answer;
  } finally {
    await context.dispose();
  }
}

/** A call over HTTP that has to succeed, to arrange what a screen shows. */
async function succeed(method: 'GET' | 'POST' | 'PUT', path: string, token?: string, data?: object): Promise<Answer> {
  const answer = await ask(method, path, token, data);
  if (answer.status !== 'success') throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

export const get = (path: string, token?: string) => succeed('GET', path, token);
export const post = (path: string, data: object = {}, token?: string) => succeed('POST', path, token, data);
export const put = (path: string, data: object, token: string) => succeed('PUT', path, token, data);
export const tryGet = (path: string, token?: string) => ask('GET', path, token);
