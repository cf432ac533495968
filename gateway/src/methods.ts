import { allCalls } from '@dossier/proto/calls/all';
import { isHttpCall } from '@dossier/proto/calls/call';

const ROUTES = allCalls()
  .filter(isHttpCall)
  .map(({ base = 'api/v1', path, method }) => ({
    method,
    address: new RegExp(`^/${base}/${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));

/** The methods with which calls are made at this address; none if there is no such call. */
export const methodsAt = (url: string): string[] => {
  const path = url.split('?')[0] ?? '';
  return [...new Set(ROUTES.filter(({ address }) => address.test(path)).map(({ method }) => method))];
};
