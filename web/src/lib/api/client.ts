import createClient from 'openapi-fetch';
import type { paths } from './schema';
import { send } from './send';

/** Every call of the REST surface, typed from the OpenAPI document: `api.GET('/api/v1/get-roles')`. */
export const api = createClient<paths>({ baseUrl: window.location.origin, fetch: send });

/** The data of a call; `send` has already thrown for a failure. */
export async function answer<T>(pending: Promise<{ data?: T }>): Promise<T> {
  const { data } = await pending;
  return data as T;
}
