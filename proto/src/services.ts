import services from './services.json' with { type: 'json' };

/**
 * Every service is said once, in services.json: the build, the processes that `npm start` runs, their health ports, NATS users and
 * rights, and these types follow from it. docs/adding-a-service.md tells the rest.
 */
export type ServiceName = keyof typeof services;
export const SERVICES = Object.keys(services) as readonly ServiceName[];

/** Whoever holds a NATS user; `scripts` is the operator's command line. */
export type Process = ServiceName | 'gateway' | 'scripts';
export const PROCESSES: readonly Process[] = ['gateway', ...SERVICES, 'scripts'];
