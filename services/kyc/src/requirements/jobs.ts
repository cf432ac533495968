import { defineJob } from '@dossier/kit/jobs/job';

/** What is in order today may have expired tomorrow: every client file, once a night. */
export const renewStandings = defineJob('renew-standings', { every: '15 0 * * *', zone: 'UTC' });

export type RaisedAlarms = { tenant_id: string; company_id: string; alarms: string[] };

/** Tells the people of the tenant what alarms of one client were raised together. */
export const mailAlarms = defineJob<RaisedAlarms>('mail-requirement-alarms', { parallel: 2, keepDays: 1 });
