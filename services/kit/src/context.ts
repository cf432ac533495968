import '@dossier/proto/texts/all';
import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguageFrom, SOURCE_LANGUAGE } from '@dossier/proto/texts/language';
import { addAllTranslations } from '@dossier/proto/translations/all';
import type { Principal } from './principal.js';

/** What travels with a message besides its body. */
export type CallContext = {
  principal: Principal;
  /** The signed form, passed on when this call makes another one. */
  principalToken?: string;
  requestId: string;
  /** The language of whoever reads the answer. */
  language?: string;
  traceparent?: string;
  /** Epoch milliseconds after which nobody waits for the answer. */
  deadline: number;
  idempotencyKey?: string;
  /** The caller's browser or program, for the login history. */
  userAgent?: string;
  /** SHA-256 of subject and body without its secrets; the same key with another one is refused. */
  requestHash?: string;
};

const storage = new AsyncLocalStorage<CallContext>();

export const runInContext = <T>(context: CallContext, work: () => T): T => storage.run(context, work);
export const currentContext = (): CallContext | undefined => storage.getStore();

addAllTranslations();
// One process serves readers of all languages at once, so each text asks for whom it is.
readLanguageFrom(() => storage.getStore()?.language ?? SOURCE_LANGUAGE);
