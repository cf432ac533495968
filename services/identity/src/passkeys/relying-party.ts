import { settings } from '../settings.js';

const { hostname, origin } = new URL(settings.PUBLIC_URL);

/** A passkey belongs to the host that people see, and answers to its address alone. */
export const RELYING_PARTY = { id: hostname, name: 'Dossier', origin } as const;

/** ES256 and RS256: every device knows one of them. Listed here, so that an update of the library adds none unnoticed. */
export const ALGORITHMS = [-7, -257];
