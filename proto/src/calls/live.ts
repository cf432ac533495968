import { httpCall } from './call.js';
import { ObjectId } from './fields.js';

export class OpenLive {}

/** What a line tells. Its kind is the name of the SSE event: that of an event, such as `kyc.change.proposed`, or `anew`. */
export class LiveHint {
  @ObjectId({ optional: true, description: 'The client it is about' }) client?: string;
}

/** Answered by the gateway itself. */
export const openLive = httpCall({
  subject: 'gateway.live.open',
  summary:
    'Tells, as Server-Sent Events, of what the asker may see that it has changed, and of which client: ask for it again. `anew` says that something may have been missed',
  method: 'GET',
  path: 'live',
  access: 'signed-in',
  background: true,
  fails: ['live.too_many', 'live.full'],
  input: OpenLive,
  output: LiveHint,
});
