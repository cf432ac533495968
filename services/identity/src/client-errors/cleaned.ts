import type { ClientError } from '@dossier/proto/calls/identity-client-errors';

/** Together at most 8 KB. */
const LONGEST = { message: 1_000, url: 500, stack: 6_500 };

const HIDDEN = '[cut]';
const TOKEN = /\b(?:do[a-z]1|dl1|eyJ)[\w-]*\.[\w.-]+|\bBearer\s+\S+|\b[\w-]{32,}\b/gi;
/** From `?` or `#` to the end of the address; a position such as `:10:5` after it stays. */
const QUERY = /[?#][^\s)"'<>]*?(?=(?::\d+){1,2}\b|[\s)"'<>]|$)/g;

/** A browser's report without query strings and tokens, cut to what is worth keeping. */
export const cleaned = ({ message, stack, url }: ClientError): ClientError => ({
  message: cut(withoutSecrets(message), LONGEST.message),
  ...(stack ? { stack: cut(withoutSecrets(stack), LONGEST.stack) } : {}),
  ...(url ? { url: cut(withoutSecrets(url.split(/[?#]/)[0] ?? ''), LONGEST.url) } : {}),
});

const withoutSecrets = (text: string): string => text.slice(0, 20_000).replace(QUERY, '').replace(TOKEN, HIDDEN);

/** By bytes: a text of four-byte characters is four times as long. */
const cut = (text: string, bytes: number): string =>
  Buffer.from(text)
    .subarray(0, bytes)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
