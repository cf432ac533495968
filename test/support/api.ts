import type { HttpCall } from '@dossier/proto/calls/call';

const DEFAULT_URL = 'http://localhost:8080';

/** Where the running system is reached. */
export const baseUrl = (): string => process.env.DOSSIER_URL ?? DEFAULT_URL;

export type Failed = {
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  error_codes?: Record<string, string>;
};
export type Answer<Out> = { status: number; body: Out & Failed; headers: Headers };
/** The answer's shape; for one of several calls, any of theirs. */
export type OutOf<Called> = Called extends { output: new () => infer Out } ? Out : never;
export type Api = ReturnType<typeof api>;

/** The answer of a request that was made by hand: a form with a file. */
export const answerOf = async <Out>(response: Response): Promise<Answer<Out>> => ({
  status: response.status,
  body: (await response.json()) as Out & Failed,
  headers: response.headers,
});

/** Makes calls over HTTP as the holder of `token`, or as nobody. Input is sent as it is: wrong on purpose, too. */
export function api(token?: string, url = baseUrl()) {
  return async <Called extends HttpCall<unknown, unknown>>(
    call: Called,
    input: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<OutOf<Called>>> => {
    const { path, query, body } = placed(call, input as Record<string, unknown>);
    const response = await fetch(`${url}/${call.base ?? 'api/v1'}/${path}${query.size ? `?${query}` : ''}`, {
      method: call.method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body,
    });
    return answerOf(response);
  };
}

/** Which fields go into the path, the query and the body. */
function placed(call: HttpCall<unknown, unknown>, input: Record<string, unknown>) {
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const others = Object.entries(input).filter(([name]) => !inPath.has(name));
  const isInQuery = ([name]: [string, unknown]) => call.method === 'GET' || call.query?.includes(name);
  const query = new URLSearchParams(
    others.filter(isInQuery).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body =
    call.method === 'GET' ? undefined : JSON.stringify(Object.fromEntries(others.filter((one) => !isInQuery(one))));
  return { path, query, body };
}
