import { expect, test, type Page } from '@playwright/test';
import { press, reach, reachCell, type } from './pages/keyboard';
import { WORK_MS } from './pages/projects';
import { RESEARCHER, speak } from './pages/sign-in';
import { LABELS } from './pages/labels';

// Keyboard only: after the URL is typed, no test clicks, hovers or sets the focus.
const labels = LABELS['en-US'];
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

async function open(page: Page, path: string): Promise<void> {
  await speak(page, 'en-US');
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

async function enter(page: Page): Promise<void> {
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await type(page, page.getByRole('textbox', { name: labels.username }), RESEARCHER.username);
  await type(page, page.getByRole('textbox', { name: labels.password }), RESEARCHER.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard/);
}

test('the first stop skips the menu and goes to the content', async ({ page }) => {
  await open(page, '/materials');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a group of the menu opens, closes with Escape, and opens a page that has the focus', async ({
  page,
}) => {
  await open(page, '/dashboard');
  const group = menu(page).getByRole('button', { name: 'Multiomics Data' });
  await press(page, group);
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await reach(page, menu(page).getByRole('link', { name: 'Transcriptomics Data' }));
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await expect(group).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await press(page, menu(page).getByRole('link', { name: 'Proteomics Data' }));
  await expect(page).toHaveURL(/#\/data\/download\/quartet-proteomics/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('tabs are one stop, and arrows, Home and End move between them', async ({ page }) => {
  await open(page, '/data/download/quartet-proteomics');
  const tab = (name: string) => page.getByRole('tab', { name });
  await reach(page, tab('Files'));
  await page.keyboard.press('ArrowRight');
  await expect(tab('Libraries')).toBeFocused();
  await expect(tab('Libraries')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=libraries/i);
  await page.keyboard.press('End');
  await expect(tab('Donor')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Files')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(tab('Files')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search the files' })).toBeFocused();
  await reach(page, page.getByRole('tabpanel'));
});

test('a dialog traps the focus, Escape closes it, and its trigger has the focus again', async ({ page }) => {
  await enter(page);
  for (const name of ['Feedback', 'Theme settings']) {
    const trigger = page.getByRole('banner').getByRole('button', { name: 'Tools', exact: true });
    await press(page, trigger);
    await press(page, page.getByRole('banner').getByRole('button', { name, exact: true }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus'), `${name}: ${key} stays in the dialog`).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  }
});

test('a table is sorted by a header, its rows are selected, and its pages change', async ({ page }) => {
  await open(page, '/data/download/quartet-proteomics');
  const main = page.getByRole('main');
  const head = main.getByRole('columnheader', { name: 'File Name' });
  await reachCell(page, head, 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(main.getByRole('row').nth(1)).toContainText('synthetic_peptides_metadata.csv');

  const row = main.getByRole('checkbox', { name: 'synthetic_peptides_metadata.csv in the cart' });
  await reachCell(page, row, 'ArrowDown');
  await page.keyboard.press('Space');
  await expect(row).toBeChecked();
  await expect(page.getByRole('button', { name: labels.cart })).toContainText('1');
  await page.keyboard.press('Space');
  await expect(row).not.toBeChecked();

  await press(page, main.getByRole('button', { name: 'Page 2', exact: true }));
  await expect(page).toHaveURL(/page=2/);
  await expect(main.getByText('Showing 26 - 50')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Page 2', exact: true })).toBeFocused();
});

test('a project is created from the store of apps to the log of its job, by the keyboard alone', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/#/data/download/quartet-proteomics');
  for (const file of ['protqc_data_log2_example.csv', 'protqc_metadata_example.csv']) {
    await reachCell(page, page.getByRole('checkbox', { name: `${file} in the cart` }), 'ArrowDown');
    await page.keyboard.press('Space');
  }
  const project = `keys_${Date.now()}`;

  await test.step('one: what is it about', async () => {
    await page.goto('/#/seq-flow/app-store');
    await press(page, page.getByRole('link', { name: 'Run FASTQ Quality Control' }));
    await type(page, page.getByRole('textbox', { name: labels.name }), project);
    await type(page, page.getByRole('textbox', { name: labels.description }), 'Made without a pointer');
    await press(page, page.getByRole('combobox', { name: 'Assessment App' }));
    await page.keyboard.type('Expression');
    await expect(page.getByRole('option', { name: /^Expression Matrix/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: labels.next, exact: true }));
  });

  await test.step('two: on which files', async () => {
    const pairs = {
      [labels.dataTable]: 'protqc_data_log2_example.csv',
      [labels.sheet]: 'protqc_metadata_example.csv',
    };
    for (const [label, file] of Object.entries(pairs)) {
      const trigger = page.getByRole('button', { name: labels.selectFiles(label) });
      await press(page, trigger);
      const picker = page.getByRole('dialog');
      await press(page, picker.getByRole('checkbox', { name: file }), 'Space');
      await press(page, picker.getByRole('button', { name: labels.confirm }));
      await expect(picker).toBeHidden();
      await expect(trigger).toBeFocused();
    }
    await press(page, page.getByRole('button', { name: labels.nextStep, exact: true }));
  });

  await test.step('three: submit', async () => {
    const run = page.getByRole('button', { name: labels.runAssessment });
    // A disabled button cannot be reached: the checks before the start come first.
    await expect(run).toBeEnabled({ timeout: 30_000 });
    await press(page, run);
    await press(page, page.getByRole('link', { name: labels.openProject }));
    await expect(page).toHaveURL(/#\/data\/qc-job-management\//);
    await expect(page.getByRole('heading', { name: project }).first()).toBeVisible();
  });

  await test.step('read the log of its job', async () => {
    const jobs = page.getByRole('grid', { name: 'Jobs of the project' });
    await expect(jobs.getByText(labels.succeeded)).toBeVisible({ timeout: WORK_MS });
    const logs = page.getByRole('button', { name: labels.logs });
    await reachCell(page, jobs.getByRole('gridcell').filter({ has: logs }), 'ArrowRight', 'row');
    await page.keyboard.press('Enter');
    await press(page, logs);
    await expect(
      page
        .getByRole('dialog')
        .getByText(/4,?831/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
