import { openLines } from '@dossier/kit/metrics';
import { failure } from '@dossier/proto/failures/failure';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearer } from '../authentication/asked.js';
import { type LiveSession, Sessions } from '../sessions.js';
import { settings } from '../settings.js';
import { EventFeed } from './event-feed.js';
import type { Hint } from './hint.js';
import { Line, lastEventId } from './line.js';

/** A refused browser asks by itself meanwhile. */
const AGAIN_S = 60;

/** The open lines of this process. */
@Injectable()
export class Lines implements OnModuleDestroy {
  private readonly open = new Set<Line>();
  private readonly beats: NodeJS.Timeout;
  private seconds = 0;
  private isEnding = false;

  constructor(
    private readonly sessions: Sessions,
    private readonly feed: EventFeed,
  ) {
    feed.listen({ hear: (hint) => this.hear(hint), missed: () => this.each((line) => line.missed()) });
    this.beats = setInterval(() => this.beat(), 1_000);
  }

  /** Throws `live.too_many` for one person's, `live.full` for this process's, and `system.unavailable` when it is about to stop. */
  take(request: FastifyRequest, session: LiveSession, reply: FastifyReply): void {
    if (this.isEnding) throw failure('system.unavailable');
    if (this.open.size >= settings.LIVE_LINES) throw failure('live.full', { retryAfter: AGAIN_S });
    const own = [...this.open].filter(({ userId }) => userId === session.claims.userId);
    if (own.length >= settings.LIVE_LINES_PER_PERSON) throw failure('live.too_many', { retryAfter: AGAIN_S });
    const line = new Line(this.sessions, bearer(request) ?? '', request.ip, session, reply);
    this.open.add(line);
    openLines.set(this.open.size);
    line.onClose(() => {
      this.open.delete(line);
      openLines.set(this.open.size);
    });
    const heard = lastEventId(request);
    if (heard !== undefined) this.catchUp(line, heard);
  }

  /** Browsers open another one elsewhere. */
  end(): void {
    this.isEnding = true;
    this.each((line) => line.end());
  }

  onModuleDestroy(): void {
    clearInterval(this.beats);
    this.end();
  }

  /** Not of all lines at once: each asks identity for its session. */
  private beat(): void {
    this.seconds++;
    let turn = this.seconds;
    this.each((line) => {
      if (turn++ % settings.LIVE_BEAT_S === 0) void line.beat();
    });
  }

  private catchUp(line: Line, heard: number): void {
    const hints = this.feed.since(heard);
    if (hints) for (const hint of hints) line.hear(hint);
    else line.missed();
  }

  private hear(hint: Hint): void {
    this.each((line) => {
      line.hear(hint);
      // Whose account changed may see other things from now on, or nothing.
      if (line.userId === hint.user) void line.askAgain();
    });
  }

  private each(act: (line: Line) => void): void {
    for (const line of this.open) act(line);
  }
}
