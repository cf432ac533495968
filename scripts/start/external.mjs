import { problem } from '../servers/problem.mjs';
import { services } from './processes.mjs';

const s3Names = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_REGION', 'S3_BUCKET'];
const names = ['MONGO_URL', 'NATS_URL', 'NATS_USER', 'NATS_PASSWORD', 'SMTP_URL', ...s3Names];

/**
 * The servers that the environment names and that are therefore not started here.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ settings: Record<string, string>, mongo: boolean, nats: boolean, s3: boolean, smtp: boolean }}
 */
export function externalServers(env) {
  /** @type {Record<string, string>} */
  const settings = {};
  for (const name of names) if (env[name]) settings[name] = env[name];
  if (env.S3_ENDPOINT && !(env.S3_ACCESS_KEY && env.S3_SECRET_KEY)) {
    throw problem('S3_ENDPOINT is set without S3_ACCESS_KEY and S3_SECRET_KEY; give all three.');
  }
  const given = (/** @type {string} */ name) => Boolean(env[name]);
  return {
    settings,
    mongo: given('MONGO_URL'),
    nats: given('NATS_URL'),
    s3: given('S3_ENDPOINT'),
    smtp: given('SMTP_URL'),
  };
}

/** @param {ReturnType<typeof externalServers>} external @returns {Set<string>} fixed ports that are not needed */
export const unusedPorts = ({ mongo, nats, s3, smtp }) =>
  new Set([
    ...(mongo ? ['mongo'] : []),
    ...(nats ? ['nats', 'natsMonitor'] : []),
    ...(s3 ? ['s3'] : []),
    ...(smtp ? ['smtp', 'inbox'] : []),
  ]);

/**
 * Starting over removes what is kept here; what servers elsewhere keep is for their owner to remove.
 * @param {ReturnType<typeof externalServers>} external
 * @param {string} dir
 */
export function refuseFresh({ mongo, nats, s3, settings }, dir) {
  const kept = [
    ...(mongo ? [`drop the databases ${services.join(', ')} at MONGO_URL`] : []),
    ...(nats ? ['delete the stream DOSSIER at NATS_URL'] : []),
    ...(s3 ? [`empty the bucket ${settings.S3_BUCKET ?? 'dossier'} at S3_ENDPOINT`] : []),
  ];
  if (kept.length === 0) return;
  throw problem(
    `--fresh does not touch servers elsewhere; to start over, ${kept.join(', ')}, remove the folder ${dir} and start without --fresh.`,
  );
}
