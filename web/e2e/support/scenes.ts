import { join } from 'node:path';
import { expectAccessible, expectContrast } from './accessibility';
import { breakDown, goOffline, stall } from './network';
import { expect, type Page, test } from './test';
import { expectWholeAtEveryWidth } from './widths';

/** A state of a screen, as the picture shows it. */
export type Scene<World> = {
  name: string;
  /** Where it is; a function where the address holds an id of the world. */
  path: string | ((world: World) => string);
  /** Who looks; nobody where it is left out. */
  as?: (world: World) => { token: string };
  /** A call that gets no answer: the picture shows what waits for it. */
  stalled?: string;
  /** Before the page is opened: a broken call, say. */
  before?: (page: Page, world: World) => Promise<unknown>;
  /** What is done on the page before the picture. */
  act?: (page: Page, world: World) => Promise<unknown>;
  /** Shows the whole page, not only what fits the window. */
  whole?: boolean;
};

const PICTURES = join(import.meta.dirname, '..', '..', 'screens');
/** A world is made of many calls, each of which a busy machine may take a second for. */
const WORLD_MS = 240_000;
const WAITING = '[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root';
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** A screen while its data is on the way, while it cannot be had, and after the network went away. `call` brings the data. */
export function withoutData<World>(name: string, screen: Omit<Scene<World>, 'name'>, call: string): Scene<World>[] {
  return [
    { ...screen, name: `${name}-loading`, stalled: call },
    {
      ...screen,
      name: `${name}-error`,
      before: (page) => breakDown(page, call),
      act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
    },
    { ...screen, name: `${name}-offline`, act: goOffline },
  ];
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  // Skeletons and dialogs appear after a moment on purpose.
  await page.waitForTimeout(350);
}

/** A screen that still waits for its data proves nothing of it. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('#root')).toContainText(/\S/);
  await expect(page.locator(WAITING).filter({ visible: true })).toHaveCount(0, { timeout: 20_000 });
}

/** The area that scrolls gets as much window as it needs. */
async function showWhole(page: Page): Promise<void> {
  const hidden = await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: height + hidden });
}

/** Takes each scene in both themes and both widths into web/screens, lets axe look at it, and tries it at every width. */
export function takeScreens<World>(
  feature: string,
  world: () => Promise<World>,
  scenes: readonly Scene<World>[],
): void {
  let built: Promise<World> | undefined;
  const once = () => {
    built ??= world();
    return built;
  };
  test.beforeAll(async () => {
    test.setTimeout(WORLD_MS);
    await once();
  });
  const open = async (page: Page, as: (person: { token: string }) => Promise<void>, scene: Scene<World>) => {
    const here = await once();
    if (scene.as) await as(scene.as(here));
    if (scene.stalled) await stall(page, scene.stalled);
    await scene.before?.(page, here);
    await page.goto(typeof scene.path === 'string' ? scene.path : scene.path(here));
    await settle(page);
    if (scene.act) {
      await scene.act(page, here);
      await settle(page);
    }
    if (!scene.stalled) await expectLoaded(page);
  };
  for (const scene of scenes) {
    test.describe(() => {
      test.use({ viewport: WINDOWS[0], contextOptions: { reducedMotion: 'reduce' } });
      test(`${feature} ${scene.name} at every width (examination 13)`, async ({ page, as }) => {
        await open(page, as, scene);
        await expectWholeAtEveryWidth(page);
      });
    });
    for (const viewport of WINDOWS) {
      test.describe(() => {
        test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
        test(`${feature} ${scene.name} ${viewport.width}`, async ({ page, as }) => {
          await open(page, as, scene);
          if (scene.whole) await showWhole(page);
          const picture = (theme: string) => join(PICTURES, feature, `${scene.name}.${theme}.${viewport.width}.png`);
          await page.screenshot({ path: picture('light'), animations: 'disabled' });
          await page.emulateMedia({ colorScheme: 'dark' });
          await page.screenshot({ path: picture('dark'), animations: 'disabled' });
          // Looked at afterwards: it takes longer than a toast stays.
          await expectContrast(page);
          await page.emulateMedia({ colorScheme: 'light' });
          await expectAccessible(page);
        });
      });
    }
  }
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
