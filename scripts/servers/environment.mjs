/**
 * What processes need to know about servers, as environment variables.
 * @param {Pick<import('./index.mjs').Servers, 'mongoUrl' | 'natsUrl' | 'natsMonitorUrl' | 's3'>} servers
 * @returns {Record<string, string>}
 */
export function serversEnvironment({ mongoUrl, natsUrl, natsMonitorUrl, s3 }) {
  const all = {
    MONGO_URL: mongoUrl,
    NATS_URL: natsUrl,
    NATS_MONITOR_URL: natsMonitorUrl,
    S3_ENDPOINT: s3?.endpoint,
    S3_ACCESS_KEY: s3?.accessKey,
    S3_SECRET_KEY: s3?.secretKey,
    S3_REGION: s3?.region,
    S3_BUCKET: s3?.bucket,
  };
  /** @type {Record<string, string>} */
  const given = {};
  for (const [name, value] of Object.entries(all)) if (value !== undefined) given[name] = value;
  return given;
}
