import { allCalls } from '@dossier/proto/calls/all';
import { failuresOf, type HttpCall, isHttpCall } from '@dossier/proto/calls/call';

type Route = { call: HttpCall<unknown, unknown>; path: RegExp; params: number };

const PARAM = /:\w+/g;
/** A fixed path comes before one with parameters that would match it too. */
const ROUTES: readonly Route[] = allCalls()
  .filter(isHttpCall)
  .map((call) => ({
    call,
    path: new RegExp(`^/${call.base ?? 'api/v1'}/${call.path.replaceAll(PARAM, '[^/]+')}$`),
    params: call.path.match(PARAM)?.length ?? 0,
  }))
  .sort((a, b) => a.params - b.params);

/** Every request of every test: a failure that the call's definition, and with it the OpenAPI document, does not name ends the test. */
const plain = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await plain(input, init);
  if (response.status >= 400) await assertDeclared(init?.method ?? 'GET', response);
  return response;
};

async function assertDeclared(method: string, response: Response): Promise<void> {
  const { pathname } = new URL(response.url);
  const { call } = ROUTES.find((route) => route.call.method === method && route.path.test(pathname)) ?? {};
  if (!call || !response.headers.get('content-type')?.includes('application/json')) return;
  const { code } = (await response.clone().json()) as { code?: string };
  const declared: readonly string[] = failuresOf(call);
  if (!declared.includes(code ?? ''))
    throw new Error(`${call.subject} answered ${response.status} ${code}, which its definition does not name`);
}
