import { randomUUID } from 'node:crypto';
import { type Mail, mailTo, tokenIn } from '../../../test/support/inbox';
import { expectContrast } from '../support/accessibility';
import { newAdministrator, newColleague } from '../support/people';
import { post } from '../support/system';
import { expect, type Page, test } from '../support/test';

/** The page behind the card, and the card: colours that somebody sees who reads in the light or in the dark. */
const COLOURS = {
  light: { page: 'rgb(244, 244, 246)', card: 'rgb(255, 255, 255)' },
  dark: { page: 'rgb(18, 18, 20)', card: 'rgb(24, 24, 27)' },
} as const;

/** One mail of each shape: with a button, for a stranger, and with words alone. */
async function someMails(): Promise<Record<string, Mail>> {
  const administrator = await newAdministrator('Maximiliana Goot');
  const invited = `invited.${randomUUID()}@example.com`;
  await post('user/account/create', { username: 'Ivy Invited', email: invited, type: 'CLIENT' }, administrator.token);
  const person = await newColleague(administrator, 'DATA_PROCESSOR', 'Fiona Forgot');
  await post('user/forgot-password-request', { email: person.email });
  const reset = await mailTo(person.email, 'Reset your Dossier password');
  await post('user/forgot-password-response', { token: tokenIn(reset), password: 'Tulip-Garden-11' });
  return {
    verify: await mailTo(administrator.email, 'Please confirm your email address'),
    invite: await mailTo(invited, 'You are invited'),
    reset,
    changed: await mailTo(person.email, 'password was changed'),
  };
}

const colours = (page: Page) =>
  page.evaluate(() => ({
    page: getComputedStyle(document.body).backgroundColor,
    card: getComputedStyle(document.querySelector('.card') ?? document.body).backgroundColor,
  }));

test('mails are whole and legible in light and dark, on a wide screen and on a phone, and say the same as text', async ({
  page,
}, info) => {
  const mails = await someMails();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const [name, { subject, text, html }] of Object.entries(mails)) {
    expect(text).toContain('Dossier');
    if (text.includes('token=')) expect(html).toContain(`token=${tokenIn({ subject, text, html })}`);
    for (const width of [1280, 390])
      for (const theme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 760 });
        await page.emulateMedia({ colorScheme: theme });
        await page.setContent(html);
        await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
        expect(await colours(page)).toEqual(COLOURS[theme]);
        await expectContrast(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        const picture = await page.screenshot({ path: info.outputPath(`${name}.${theme}.${width}.png`) });
        expect(picture.length).toBeGreaterThan(5_000);
      }
  }
  // A mail that loads something tells its sender who reads it.
  expect(loaded).toEqual([]);
});
