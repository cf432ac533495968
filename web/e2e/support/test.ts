import { test as base, expect, type Page } from '@playwright/test';

/** A refused call is part of the product; anything else on the console is a fault. */
const isExpected = (message: string) => message.startsWith('Failed to load resource');

async function signedIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
}

type Fixtures = {
  /** Starts the page with this person's session. */
  as: (person: { token: string }) => Promise<void>;
  /** Messages of the console that no screen may cause, content policy violations among them. */
  consoleFaults: string[];
};

export const test = base.extend<Fixtures>({
  as: async ({ page }, use) => {
    await use(({ token }) => signedIn(page, token));
  },
  consoleFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
