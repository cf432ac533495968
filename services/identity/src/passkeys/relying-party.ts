import { settings } from '../settings.js';

const { hostname, origin } = new URL(settings.PUBLIC_URL);

/** A passkey belongs to the host that people see, and answers to its address alone. */
export const RELYING_PARTY = { id: hostname, name: 'Dossier', origin } as const;

/** ES256 and RS256: every device knows one, and what newer runtimes add to the defaults is not asked for unnoticed. */
export const ALGORITHMS = [-7, -257];
