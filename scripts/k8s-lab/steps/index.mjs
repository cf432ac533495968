import { install, test } from './install.mjs';
import { journey } from './journey.mjs';
import { kill } from './kill.mjs';
import { replicas } from './replicas.mjs';
import { drain, roll, scale, value } from './rolls.mjs';
import { rollBack, upgrade } from './upgrade.mjs';

/** What came of a step. @typedef {{ said: string, requests?: number, failed?: number, isWrong?: boolean }} Outcome */

/** In the order they run, each in the network of the cluster. @type {Record<string, { title: string, run: () => Promise<Outcome> }>} */
export const steps = {
  install: { title: 'helm install, trial profile', run: install },
  test: { title: 'helm test', run: test },
  journey: { title: 'main journey in a browser', run: journey },
  roll: { title: 'roll every deployment', run: roll },
  scale: { title: 'scale to three replicas', run: scale },
  kill: { title: 'kill a pod of each process', run: kill },
  drain: { title: 'drain and restore the node', run: drain },
  upgrade: { title: 'upgrade with migrations', run: upgrade },
  'roll-back': { title: 'roll back', run: rollBack },
  value: { title: 'change one value', run: value },
  replicas: { title: 'as many requests as one, two and three replicas answer', run: replicas },
};
