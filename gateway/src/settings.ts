import { readSettings } from '@dossier/kit/config';

export const gatewaySettings = {
  GATEWAY_PORT: { type: 'number', default: 8080, sentence: 'Port of the web application and the API.' },
  GATEWAY_HOST: { type: 'text', default: '127.0.0.1', sentence: 'Address to listen on.' },
  WEB_ROOT: { type: 'text', default: '', sentence: 'Folder of the built web application; empty serves the API alone.' },
  TRUST_PROXY: { type: 'flag', default: false, sentence: 'Believe X-Forwarded-For, because a proxy of ours sets it.' },
  HTTPS: {
    type: 'flag',
    default: false,
    sentence: 'The application is reached over HTTPS: send HSTS and upgrade requests.',
  },
  HEADERS_TIMEOUT_S: { type: 'number', default: 10, sentence: 'Seconds until the headers of a request must be there.' },
  BODY_TIMEOUT_S: { type: 'number', default: 20, sentence: 'Seconds until a body without a file must be there.' },
  UPLOAD_TIMEOUT_S: { type: 'number', default: 150, sentence: 'Seconds until a request with its file must be there.' },
  RATE_LIMIT_FACTOR: {
    type: 'number',
    default: 1,
    sentence: 'Multiplies every limit per address; load tests raise it.',
  },
} as const;

export const settings = readSettings(gatewaySettings);
