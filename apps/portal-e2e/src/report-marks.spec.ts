import { expect, test } from '@playwright/test';
import { makeReport, projectSucceeded } from './pages/projects';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

test('a report is checked and archived by a person, and says who and when after a reload', async ({
  page,
  request,
}) => {
  const name = `marks_${Date.now()}`;
  const { projectId, reportId } = await makeReport(request, name);
  await projectSucceeded(request, projectId);
  await speak(page, 'en-US');
  await page.goto(`/#/datains-report/${reportId}`);
  await signIn(page, 'en-US');

  await test.step('checked, and archived by mistake', async () => {
    await page.getByRole('button', { name: 'Mark as checked' }).click();
    await expect(page.getByRole('button', { name: 'Remove the check' })).toBeVisible();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Take out of the archive' })).toBeVisible();
    // The notice of the check is below that of the archive.
    const notice = page.getByRole('listitem').filter({ hasText: `${name} is archived` });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  });

  await test.step('the check is there after a reload, with its person and time', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Details of the report' }).click();
    await expect(page.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2} by \S+@\S+$/)).toBeVisible();
    await expectNoViolations(page, 'header');
  });

  await test.step('the list of reports has the mark', async () => {
    await page.goto('/#/seq-flow/qc-report-management');
    await page.getByRole('searchbox').fill(name);
    await page.keyboard.press('Enter');
    const rows = page.getByRole('table', { name: 'Reports' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(1);
    await expect(rows.getByText('Checked')).toBeVisible();
  });
});
