import type { Page } from '@playwright/test';

/** Of the main API and of the back office. */
const everyCall = (path: string) => `**/v1/${path}`;

/** The answer never comes: the screen stays in its loading state. */
export const stall = (page: Page, path: string) => page.route(everyCall(path), () => undefined);

/** The answer waits until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(everyCall(path), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const fail = (page: Page, path: string, status: number, error: { code: string; message: string }) =>
  page.route(everyCall(path), (route) => route.fulfill({ status, json: { status: 'error', ...error } }));

/** A part of the system is down. */
export const breakDown = (page: Page, path: string) =>
  fail(page, path, 503, {
    code: 'system.unavailable',
    message: 'A part of the system does not answer. Nothing was lost, please try again',
  });

/** The server has a fault that it can say nothing about. */
export const goWrong = (page: Page, path: string) =>
  fail(page, path, 500, { code: 'system.error', message: 'Something went wrong' });

/** It is back. */
export const mend = (page: Page, path: string) => page.unroute(everyCall(path));

/** The next answer is one of a moment ago: its list of that name is still empty. */
export const lateOnce = (page: Page, path: string, list: string) =>
  page.route(
    everyCall(path),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), [list]: [] } });
    },
    { times: 1 },
  );

export const goOffline = (page: Page) => page.context().setOffline(true);
