import { defineConfig } from '@playwright/test';

// Without these Chromium looks up hosts of its maker at every start.
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * All go against a running system at DOSSIER_URL; pictures are taken on request (`npm run screens`). A browser on a busy machine is
 * late now and then: a journey has a second try, and the verdict says how many needed it.
 */
const journeys = { name: 'journeys', testMatch: 'journeys/*.journey.ts', retries: 1 };
/** Against a system that searches the real lists of the folder REAL_LISTS. */
const realLists = { name: 'real-lists', testMatch: 'real-lists/*.journey.ts' };
const screens = {
  name: 'screens',
  testMatch: 'screens/*.screens.ts',
  timeout: 60_000,
  use: { trace: 'off', screenshot: 'off', actionTimeout: 20_000 } as const,
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  projects: [journeys, realLists, screens],
  use: {
    baseURL: process.env.DOSSIER_URL ?? 'http://localhost:8080',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...quiet],
    },
  },
});
