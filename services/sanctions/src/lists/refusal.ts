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

export type ListRefusal = Error & { refusal: RefusalReason };

export function listRefusal(refusal: RefusalReason, detail: string): ListRefusal {
  return Object.assign(new Error(`${refusal}: ${detail}`), { refusal });
}

export function isListRefusal(error: unknown): error is ListRefusal {
  return error instanceof Error && 'refusal' in error;
}
