import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { press, reach, type } from './pages/keyboard';
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

test('limits are written, changed, chosen, deleted and brought back by the keyboard alone', async ({
  page,
}) => {
  const profile = `By keys ${Date.now()}`;
  const snr = 'Signal-to-noise ratio (SNR)';
  await speak(page, 'en-US');
  await page.goto('/#/seq-flow/protqc-report-management');
  await signIn(page, 'en-US');
  const drawer = page.getByRole('dialog', { name: 'New QC Report' });
  const limits = drawer.getByRole('combobox', { name: 'Limits' });
  const write = async (field: string, value: string) => {
    await reach(page, page.getByRole('spinbutton', { name: field }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  };

  await test.step('a profile is written; a limit out of order has its sentence and the focus', async () => {
    await press(page, page.getByRole('button', { name: 'New QC Report' }).first());
    await press(page, drawer.getByRole('button', { name: 'Limits of your own' }));
    const editor = page.getByRole('dialog', { name: 'New profile of limits' });
    await type(page, editor.getByRole('textbox', { name: /Name of the profile/ }), profile);
    await write(`${snr}: warns below (dB)`, '30');
    await write(`${snr}: fails below (dB)`, '40');
    await page.keyboard.press('Enter');
    const fails = editor.getByRole('spinbutton', { name: `${snr}: fails below (dB)` });
    await expect(fails).toBeFocused();
    await expect(fails).toHaveAccessibleDescription('The figure fails before it warns. Swap the two limits.');
    await expectNoViolations(page, '[data-slot=dialog]');
    await write(`${snr}: fails below (dB)`, '20');
    await press(page, editor.getByRole('button', { name: 'Save the profile' }));
    await expect(limits).toHaveText(profile);
  });

  await test.step('it is changed, and the focus goes on from the button that opened the editor', async () => {
    const change = drawer.getByRole('button', { name: 'Change the limits' });
    await expect(change).toBeFocused();
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: 'Change the profile of limits' });
    await write(`${snr}: fails below (dB)`, '25');
    await press(page, editor.getByRole('button', { name: 'Save the profile' }));
    await expect(page.getByText(`The profile ${profile} is changed`)).toBeVisible();
    await expect(change).toBeFocused();
  });

  await test.step('other limits are chosen, and it again', async () => {
    for (const name of ['Default', profile]) {
      await reach(page, limits, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox').locator(':focus')).toHaveCount(1);
      await page.keyboard.type(name);
      await expect(page.getByRole('option', { name, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(limits).toHaveText(name);
    }
  });

  await test.step('it is deleted; the notice, reached by its shortcut, brings it back', async () => {
    await press(page, drawer.getByRole('button', { name: 'Delete the profile' }));
    const question = page.getByRole('alertdialog', { name: `Delete the profile ${profile}?` });
    await press(page, question.getByRole('button', { name: 'Delete' }));
    await expect(limits).toHaveText('Default');
    await expect(drawer.getByRole('button', { name: 'Limits of your own' })).toBeFocused();
    await page.keyboard.press('Alt+t');
    const notice = page.getByRole('listitem').filter({ hasText: `The profile ${profile} is deleted` });
    await press(page, notice.getByRole('button', { name: 'Undo' }));
    await expect(limits).toHaveText(profile);
    await expectNoViolations(page, '[role=dialog]');
  });
});
