import createClient from 'openapi-fetch';
import type { components, paths } from './schema';
import { send } from './send';

/** Every call of the REST surface, typed from the OpenAPI document: `api.GET('/api/v1/get-roles')`. */
export const api = createClient<paths>({ baseUrl: window.location.origin, fetch: send });

/** The data of a call; `send` has already thrown for a failure. */
export async function answer<T>(pending: Promise<{ data?: T }>): Promise<T> {
  const { data } = await pending;
  return data as T;
}

/** What a call takes in its body, by the name in the OpenAPI document. */
export type Body<Name extends keyof components['schemas']> = components['schemas'][Name];
type Asked = { parameters: { query?: unknown } };
/** What a GET, or a list's POST, takes in its query. */
export type Query<Path extends keyof paths> = paths[Path] extends { get: infer Get extends Asked }
  ? NonNullable<Get['parameters']['query']>
  : paths[Path] extends { post: infer Post extends Asked }
    ? NonNullable<Post['parameters']['query']>
    : never;

/**
 * A body or query whose fields are known only at run time: those of a record by its definition, or what the address asks of a
 * list. The service checks it, and the form before it by the same definition.
 */
export const unchecked = <Known extends object>(values: object): Known => values as Known;
