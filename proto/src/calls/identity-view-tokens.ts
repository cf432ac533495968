import { LINK_PURPOSES } from '../permissions/links.js';
import { httpCall } from './call.js';
import { Text } from './fields.js';

export class GenerateViewToken {
  @Text({ optional: true, max: 200, description: 'The token that asks, where it is not in the header.' })
  token?: string;
}

export class ViewToken {
  @Text({ description: 'For the address of a file; lives 60 seconds and no longer than its session.' }) token: string;
}

export const generateViewToken = httpCall({
  subject: 'identity.view-token.generate',
  method: 'POST',
  path: 'generate-view/token',
  access: { link: LINK_PURPOSES, people: 'signed-in' },
  summary: 'A short-lived token that may stand in the address of a file',
  input: GenerateViewToken,
  output: ViewToken,
});
