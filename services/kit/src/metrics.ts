import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

export { Counter, Gauge };

collectDefaultMetrics();

export const callDuration = new Histogram({
  name: 'dossier_call_duration_seconds',
  help: 'Time to answer a call, by subject and outcome',
  labelNames: ['subject', 'outcome'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});
export const eventsHandled = new Counter({
  name: 'dossier_events_handled_total',
  help: 'Events taken from the stream, by subject and outcome',
  labelNames: ['subject', 'outcome'] as const,
});
export const outboxWaiting = new Gauge({
  name: 'dossier_outbox_waiting',
  help: 'Events written but not yet acknowledged by the stream',
});
export const jobAttempts = new Counter({
  name: 'dossier_job_attempts_total',
  help: 'Attempts at jobs, by kind and outcome: done, retried, failed, cancelled, handed over at a stop, lost to another worker',
  labelNames: ['name', 'outcome'] as const,
});
export const jobDuration = new Histogram({
  name: 'dossier_job_duration_seconds',
  help: 'How long attempts at jobs took, by kind',
  labelNames: ['name'] as const,
  buckets: [0.01, 0.1, 1, 10, 60, 300, 1_800, 7_200],
});
export const eventsBehind = new Gauge({
  name: 'dossier_events_behind',
  help: 'Events on the stream that this service is still to handle',
});
export const eventsSetAside = new Counter({
  name: 'dossier_events_set_aside_total',
  help: 'Events that failed too often and hold up no other any more, by whether they were sent or handled',
  labelNames: ['part'] as const,
});
export const openLines = new Gauge({
  name: 'dossier_live_lines',
  help: 'Lines over which browsers are told of changes',
});
export const damagedFiles = new Counter({
  name: 'dossier_damaged_files_total',
  help: 'Stored files whose bytes were not those once stored, and that were not delivered',
});

export const metricsText = (): Promise<string> => register.metrics();
export const metricsType = register.contentType;
