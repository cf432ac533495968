import { currentContext } from '@dossier/kit/context';
import { failure } from '@dossier/proto/failures/failure';

/** Each hash takes 19 MiB and a core: more at once would only make all of them late. */
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when fewer than four others run. Work whose caller has gone is dropped with `system.unavailable`. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    if (Date.now() > (currentContext()?.deadline ?? Number.POSITIVE_INFINITY)) throw failure('system.unavailable');
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
