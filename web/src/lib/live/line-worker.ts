// One line to the server for all pages of this browser: each of them would else take one of its six connections.
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { FromPage, ToPage } from './messages';

const ADDRESS = '/api/v1/live';
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** The server gives a sign of life every 15 seconds. */
const SILENCE_MS = 50_000;

const pages = new Set<MessagePort>();
let token: string | null = null;
let isOpen = false;
let line = new AbortController();

const tell = (message: ToPage) => {
  for (const page of pages) page.postMessage(message);
};
const setOpen = (now: boolean) => {
  isOpen = now;
  tell({ kind: 'state', isOpen });
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

(self as unknown as SharedWorkerScope).onconnect = ({ ports }) => {
  const [page] = ports;
  if (!page) return;
  pages.add(page);
  page.onmessage = ({ data }: MessageEvent<FromPage>) => {
    page.postMessage({ kind: 'state', isOpen } satisfies ToPage);
    if (data.token === token) return;
    token = data.token;
    line.abort();
    line = new AbortController();
    if (token) void keep(token, line.signal);
  };
};

/** Keeps a line open until it is told to stop, or the session has ended. */
async function keep(mine: string, stop: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  let last: string | undefined;
  while (!stop.aborted) {
    const silence = new AbortController();
    try {
      const headers = { Authorization: `Bearer ${mine}`, ...(last && { 'Last-Event-ID': last }) };
      const response = await fetch(ADDRESS, { headers, signal: AbortSignal.any([stop, silence.signal]) });
      // The next call of a page hears it, too, and says so.
      if (response.status === 401) return;
      if (response.ok && response.body) {
        wait = FIRST_WAIT_MS;
        setOpen(true);
        // Told nothing before the line breaks, this one is told that it may have missed something.
        last ??= '0';
        await read(response.body, silence, ({ id, event, data }) => {
          if (id) last = id;
          if (event) tell({ kind: 'hint', name: event, client: (JSON.parse(data) as { client?: string }).client });
        });
      } else wait = Number(response.headers.get('retry-after')) * 1_000 || wait;
    } catch {
      // The server is away, or the line was cut: again.
    }
    if (stop.aborted) return;
    setOpen(false);
    await pause(wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

async function read(
  body: ReadableStream<Uint8Array>,
  silence: AbortController,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> {
  const parser = createParser({ onEvent });
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  for (;;) {
    const late = setTimeout(() => silence.abort(), SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(late));
    if (done) return;
    parser.feed(value);
  }
}

type SharedWorkerScope = { onconnect: (event: { ports: readonly MessagePort[] }) => void };
