import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import { type LiveSession, Sessions } from '../sessions.js';
import { askedCall, bearer, isLinkToken, linkToken } from './asked.js';

export const SESSION_TOKEN = 'session-token';
export const LINK_TOKEN = 'link-token';

/** The way in of people who signed in: `Authorization: Bearer <token>`. */
@Injectable()
export class SessionTokenStrategy extends PassportStrategy(Strategy, SESSION_TOKEN) {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  async validate(request: FastifyRequest): Promise<LiveSession | false> {
    const token = bearer(request);
    if (!token || isLinkToken(token)) return false;
    return this.sessions.resolve(token, request.ip, askedCall(request)?.background);
  }
}

/** The way in of visitors: the token of a link that was sent to them, good for one record and one purpose. */
@Injectable()
export class LinkTokenStrategy extends PassportStrategy(Strategy, LINK_TOKEN) {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  async validate(request: FastifyRequest): Promise<LiveSession | false> {
    const token = linkToken(request);
    return token ? this.sessions.ofLink(token, request.ip) : false;
  }
}
