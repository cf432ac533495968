import type { ServerResponse } from 'node:http';
import { type Principal, principalOf } from '@dossier/kit/principal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSession, Sessions } from '../sessions.js';
import { type Hint, maySee } from './hint.js';

const TYPE = 'text/event-stream';
/** Of a burst each kind is told once for each client. */
const GATHER_MS = 200;

export const isLine = (reply: FastifyReply): boolean => reply.raw.getHeader('content-type') === TYPE;

/** One open line to one person. Before it tells anything the session is asked for again; it ends with the session. */
export class Line {
  readonly userId: string;
  private readonly raw: ServerResponse;
  private principal: Principal;
  private readonly waiting = new Map<string, Hint>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: Sessions,
    private readonly token: string,
    private readonly ip: string,
    { claims }: LiveSession,
    reply: FastifyReply,
  ) {
    this.principal = principalOf(claims);
    this.userId = claims.userId;
    // The hooks' headers would be lost.
    const headers = reply.getHeaders();
    reply.hijack();
    this.raw = reply.raw;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.raw.setHeader(name, value);
    this.raw.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store, no-transform' });
    this.raw.write(':open\n\n');
  }

  onClose(listener: () => void): void {
    this.raw.once('close', () => {
      clearTimeout(this.timer);
      listener();
    });
  }

  /** Only what this person may see waits here; asked again when it is told. */
  hear(hint: Hint): void {
    if (!maySee(this.principal, hint)) return;
    this.waiting.set(`${hint.name} ${hint.client ?? ''}`, hint);
    this.timer ??= setTimeout(() => void this.tell(), GATHER_MS);
  }

  /** Something may have happened that this line was not told of. */
  missed(): void {
    this.write('event: anew\ndata: {}\n\n');
  }

  /** A sign of life, if the session still lives. */
  async beat(): Promise<void> {
    if (await this.isLive()) this.write(':beat\n\n');
  }

  /** What was known of the session a moment ago does not count. */
  async askAgain(): Promise<void> {
    this.sessions.forget(this.token);
    await this.isLive();
  }

  end(): void {
    this.raw.end();
  }

  private async tell(): Promise<void> {
    this.timer = undefined;
    const hints = [...this.waiting.values()].sort((a, b) => a.seq - b.seq);
    this.waiting.clear();
    if (!(await this.isLive())) return;
    for (const hint of hints) if (maySee(this.principal, hint)) this.write(written(hint));
  }

  /** While nobody can tell whether the session lives nothing is told over it: the browser asks for itself again. */
  private async isLive(): Promise<boolean> {
    try {
      const { claims } = await this.sessions.resolve(this.token, this.ip, true);
      this.principal = principalOf(claims);
      return true;
    } catch {
      this.end();
      return false;
    }
  }

  /** Who does not read what is told is not told more. */
  private write(text: string): void {
    if (this.raw.writableNeedDrain) this.end();
    else if (!this.raw.writableEnded) this.raw.write(text);
  }
}

const written = ({ seq, name, client }: Hint): string =>
  `id: ${seq}\nevent: ${name}\ndata: ${JSON.stringify({ client })}\n\n`;

/** The number of the last hint that a browser which comes back was told. */
export const lastEventId = ({ headers }: FastifyRequest): number | undefined =>
  headers['last-event-id'] === undefined ? undefined : Number(headers['last-event-id']);
