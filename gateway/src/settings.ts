import { readSettings } from '@dossier/kit/config';
import { trustedProxies } from './trusted-proxies.js';

export const gatewaySettings = {
  GATEWAY_PORT: { type: 'number', default: 8080, sentence: 'Port of the web application and the API.' },
  GATEWAY_HOST: { type: 'text', default: '127.0.0.1', sentence: 'Address to listen on.' },
  WEB_ROOT: { type: 'text', default: '', sentence: 'Folder of the built web application; empty serves the API alone.' },
  TRUST_PROXY: {
    type: 'text',
    default: '',
    sentence: 'Proxies of ours whose X-Forwarded-For is believed: how many, or their networks (10.0.0.0/8,fd00::/8).',
  },
  DRAIN_S: {
    type: 'number',
    default: 5,
    sentence: 'Seconds for which a stopping gateway still answers, telling each line to end.',
  },
  HTTPS: {
    type: 'flag',
    default: false,
    sentence: 'The application is reached over HTTPS: send HSTS and upgrade requests.',
  },
  HEADERS_TIMEOUT_S: { type: 'number', default: 10, sentence: 'Seconds until the headers of a request must be there.' },
  BODY_TIMEOUT_S: { type: 'number', default: 20, sentence: 'Seconds until a body without a file must be there.' },
  UPLOAD_TIMEOUT_S: { type: 'number', default: 150, sentence: 'Seconds until a request with its file must be there.' },
  LIVE_LINES: { type: 'number', default: 5_000, sentence: 'Most lines kept open at once to tell browsers of changes.' },
  LIVE_LINES_PER_PERSON: { type: 'number', default: 20, sentence: 'Most of them for one person.' },
  LIVE_BEAT_S: {
    type: 'number',
    default: 15,
    sentence: 'Seconds between signs of life on such a line; the session is checked as often.',
  },
  RATE_LIMIT_FACTOR: {
    type: 'number',
    default: 1,
    sentence: 'Multiplies every limit per address; load tests raise it.',
  },
} as const;

export const settings = readSettings(gatewaySettings);
export const trustProxy = trustedProxies(settings.TRUST_PROXY);
