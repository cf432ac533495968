import { defineJob } from '@dossier/kit/jobs/job';

/** Each list by itself: a slow publisher holds up no other. */
export const refreshListJob = defineJob<{ source: string }>('refresh-list', {
  key: ({ source }) => source,
  parallel: 8,
  attempts: 3,
  keepDays: 2,
});
