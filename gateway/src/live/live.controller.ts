import { openLive } from '@dossier/proto/calls/live';
import { failure } from '@dossier/proto/failures/failure';
import { Controller, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FrontDoor } from '../front-door.js';
import { checked } from '../input.js';
import { Route } from '../relay.js';
import type { LiveSession } from '../sessions.js';
import { Lines } from './lines.js';

/** Tells browsers that something changed, so that they need not ask all the time. */
@ApiTags('Live')
@Controller()
export class LiveController {
  constructor(
    private readonly door: FrontDoor,
    private readonly lines: Lines,
  ) {}

  @Route(openLive)
  @ApiProduces('text/event-stream')
  async open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.door.enter(openLive, request);
    await checked(openLive, request);
    const { user } = request as { user?: LiveSession };
    if (!user) throw failure('session.missing');
    this.lines.take(request, user, reply);
  }
}
