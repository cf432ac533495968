import { setTimeout as pause } from 'node:timers/promises';
import { baseUrl } from '../support/api.js';

export type Told = { id?: string; name: string; client?: string };
export type Line = { told: Told[]; ended: Promise<void>; close: () => void };

export const askLine = (
  token: string,
  url = baseUrl(),
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(`${url}/api/v1/live`, { headers: { authorization: `Bearer ${token}`, ...headers }, signal });

/** An open line and what it has told so far. */
export async function openLine(token: string, url = baseUrl(), lastEventId?: string): Promise<Line> {
  const closing = new AbortController();
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await askLine(token, url, headers, closing.signal);
  if (response.status !== 200 || !response.body) throw new Error(`No line: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const told: Told[] = [];
  const ended = read(reader, told).catch(() => undefined);
  return { told, ended, close: () => closing.abort() };
}

async function read(reader: ReadableStreamDefaultReader<string>, told: Told[]): Promise<void> {
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) if (!part.startsWith(':')) told.push(hint(part));
  }
}

function hint(part: string): Told {
  const { id, event, data } = Object.fromEntries(part.split('\n').map((row) => row.split(/: (.*)/s).slice(0, 2)));
  return { id, name: event, ...JSON.parse(data) };
}

/** Whether the line ends within so long. */
export const endsWithin = (line: Line, ms: number): Promise<boolean> =>
  Promise.race([line.ended.then(() => true), pause(ms, false)]);
