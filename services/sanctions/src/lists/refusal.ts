import { phrasesOf } from '@dossier/proto/texts/define';
import { listRefusals } from '@dossier/proto/texts/list-refusals';
import { type Phrase, say } from '@dossier/proto/texts/phrase';

/** Why a list file was not taken. The old list stays; the alarm names the reason. */
export type RefusalReason =
  | 'empty'
  | 'html'
  | 'compressed'
  | 'encoding'
  | 'too-large'
  | 'truncated'
  | 'malformed'
  | 'columns'
  | 'entities'
  | 'no-entries'
  | 'shrunk'
  | 'sentinels'
  | 'unreachable'
  | 'address-refused';

/** What others say of it, such as a parser or a publisher's server, stays as they say it. */
export type RefusalDetail = Phrase | string;
export type ListRefusal = Error & { refusal: RefusalReason; detail: RefusalDetail };

export const details = phrasesOf(listRefusals);

export function listRefusal(refusal: RefusalReason, detail: RefusalDetail): ListRefusal {
  return Object.assign(new Error(`${refusal}: ${say(detail)}`), { refusal, detail });
}

export function isListRefusal(error: unknown): error is ListRefusal {
  return error instanceof Error && 'refusal' in error;
}
