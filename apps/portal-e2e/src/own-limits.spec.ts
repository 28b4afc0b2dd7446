import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { submitReport } from './pages/reports';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

const TABLES = join(import.meta.dirname, '../../server/seed/proteomics');

test('limits of a user are saved, judge a report, and stand beside each figure with their origin', async ({
  page,
}) => {
  const profile = `Strict SNR ${Date.now()}`;
  await speak(page, 'en-US');
  await page.goto('/#/seq-flow/protqc-report-management');
  await signIn(page, 'en-US');

  const drawer = page.getByRole('dialog', { name: /New QC Report/ });
  await test.step('a profile is made from the default one', async () => {
    await page.getByRole('button', { name: 'New QC Report' }).first().click();
    await drawer.getByRole('button', { name: 'Limits of your own' }).click();
    const editor = page.getByRole('dialog', { name: 'New profile of limits' });
    await editor.getByRole('textbox', { name: /Name of the profile/ }).fill(profile);
    await editor
      .getByRole('spinbutton', { name: 'Signal-to-noise ratio (SNR): warns below (dB)' })
      .fill('40');
    await editor
      .getByRole('spinbutton', { name: 'Signal-to-noise ratio (SNR): fails below (dB)' })
      .fill('30');
    await expectNoViolations(page, '[data-slot=dialog]');
    await editor.getByRole('button', { name: 'Save the profile' }).click();
    await expect(drawer.getByRole('combobox', { name: 'Limits' })).toHaveText(profile);
  });

  await test.step('a report is requested with it', async () => {
    const upload = (label: string, file: string) =>
      drawer.getByLabel(`Choose or drop the file: ${label}`).setInputFiles(join(TABLES, file));
    await upload('Data File', 'protqc_data_log2_example.csv');
    await upload('Metadata File', 'protqc_metadata_example.csv');
    await expect(drawer.getByText('No problem found')).toHaveCount(2);
    await drawer.getByRole('textbox', { name: /Report Name/ }).fill(`limits_${Date.now()}`);
    await submitReport(page, drawer);
  });

  await test.step('its SNR of 25.651 dB fails by the own limit; other limits keep their origin', async () => {
    const limits = page.getByRole('list', { name: 'Limits that were checked' });
    const snr = limits.getByRole('listitem').filter({ hasText: 'Signal-to-noise ratio' });
    await expect(snr).toContainText('limit of a custom profile');
    await expect(snr).toContainText('≥ 30 dB');
    await expect(limits.getByText('from the history of batches').first()).toBeVisible();
    await expect(page.getByText(`Limits of the profile ${profile}, version 1.`)).toBeVisible();
  });
});
