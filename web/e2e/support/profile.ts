import type { Page } from '@playwright/test';

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const TEXTS: Readonly<Record<string, string>> = {
  'Organization Id': 'TRUST-0007',
  'First name': 'Anna',
  'Last name': 'Keller',
  'Birth date': '31/05/1975',
  'ID Number': '197505310',
  Address: 'Kaya Flamboyan 7, Rooi Catootje',
  City: 'Willemstad',
  Zip: '00000',
  'Phone number': '95123456',
};
const CHOICES: Readonly<Record<string, string>> = {
  Gender: 'Female',
  Nationality: 'Curaçao',
  'Address type': 'Business',
  Country: 'Netherlands',
  'Phone type': 'Private',
  'Communication type': 'Mobile Phone',
  'Country prefix': '+599',
};

/** Types and chooses everything that the settings ask for; `more` by label. */
export async function fillProfile(page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...TEXTS, ...more }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  for (const [label, option] of Object.entries(CHOICES)) await choose(page, label, option);
}
