import { approveAll, newCompany, uploadPdf, waiting } from '../support/client-file';
import { pdfOfPages, png } from '../support/pdf';
import { newAdministrator, newColleague } from '../support/people';
import { expect, type Page, test } from '../support/test';

const LINES = ['Articles of incorporation', 'The objects of the company', 'Signed in Willemstad'];

const viewer = (page: Page) => page.getByRole('dialog');
const pages = (page: Page) => viewer(page).getByRole('document');

async function fileWith(buffer: Buffer, name = 'articles.pdf', documentType = 'kyc-aoi-5') {
  const administrator = await newAdministrator();
  const company = await newCompany(administrator, 'Adriatic Holdings N.V.');
  await uploadPdf(administrator, { company_id: company, documentType }, name, buffer);
  return { administrator, company };
}

test('shows a PDF inside the application: pages, zoom, search, download, keys', async ({ page, as }) => {
  const { administrator, company } = await fileWith(pdfOfPages(LINES));
  await as(administrator);
  await page.goto(`/${company}/corporate/`);
  await page.getByRole('button', { name: 'articles.pdf' }).click();
  await expect(pages(page)).toHaveAttribute('data-pages', '3', { timeout: 20_000 });
  await expect(pages(page).getByText(LINES[0] ?? '')).toBeVisible();
  const at = viewer(page).getByLabel('Page', { exact: true });
  await viewer(page).getByRole('button', { name: 'Next page' }).click();
  await expect(at).toHaveValue('2');
  await at.fill('3');
  await at.press('Enter');
  await expect(pages(page).getByText(LINES[2] ?? '')).toBeInViewport();

  const canvas = pages(page).locator('canvas').first();
  const before = (await canvas.boundingBox())?.width ?? 0;
  await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect(async () => expect((await canvas.boundingBox())?.width ?? 0).toBeLessThan(before)).toPass();
  await viewer(page).getByRole('button', { name: 'Fit to width' }).click();

  await pages(page).focus();
  await page.keyboard.press('/');
  await page.keyboard.type('objects');
  await expect(viewer(page).getByText('1 of 1')).toBeVisible();
  await expect(pages(page).locator('.highlight').first()).toBeInViewport();
  await viewer(page).getByLabel('Search in the document').fill('nowhere');
  await expect(viewer(page).getByText('Not found')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await viewer(page).getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('articles.pdf');
  await pages(page).focus();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'articles.pdf' })).toBeFocused();
});

test('shows a picture, and no PDF that would act by itself', async ({ page, as }) => {
  const { administrator, company } = await fileWith(png, 'chart.png', 'kyc-oc-6');
  const acting = pdfOfPages(LINES, { script: 'app.alert\\(1\\)' });
  await uploadPdf(administrator, { company_id: company, documentType: 'kyc-aoi-5' }, 'acting.pdf', acting);
  await as(administrator);
  await page.goto(`/${company}/corporate/`);
  await page.getByRole('button', { name: 'chart.png' }).click();
  await expect(viewer(page).getByRole('img', { name: 'chart.png' })).toBeVisible();
  await page.keyboard.press('+');
  await expect(viewer(page).getByText('125%')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'acting.pdf' }).click();
  await expect(viewer(page).getByText('This PDF would act by itself when it is opened')).toBeVisible();
  await expect(viewer(page).getByRole('button', { name: 'Download' })).toBeVisible();
});

test('shows the old and the new file of a change side by side', async ({ page, as }) => {
  const administrator = await newAdministrator();
  const maker = await newColleague(administrator, 'DATA_CONTROLLER', 'Ana Croes');
  const company = await newCompany(maker, 'Adriatic Holdings N.V.');
  const place = { company_id: company, documentType: 'kyc-aoi-5' };
  await uploadPdf(maker, place, 'articles-2020.pdf', pdfOfPages(['Articles of 2020']));
  await approveAll(administrator, company);
  await uploadPdf(maker, place, 'articles-2026.pdf', pdfOfPages(['Articles of 2026']));
  const [change] = await waiting(administrator, company, 1);
  await as(administrator);
  await page.goto(`/${company}/workflow/${change?._id}`);
  await page.getByRole('button', { name: 'Compare files' }).click();
  const sides = viewer(page).getByRole('region');
  await expect(sides).toHaveCount(2);
  await expect(sides.first()).toContainText('Articles of 2020', { timeout: 20_000 });
  await expect(sides.last()).toContainText('Articles of 2026');
  await expect(viewer(page)).toContainText('New Version');
});
