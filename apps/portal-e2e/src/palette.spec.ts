import { expect, test, type Page } from '@playwright/test';
import { makeReport } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search the portal' });

/** Opens the palette by its keys, types a text, and waits until every source has answered. */
async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type(text);
  await expect(palette(page)).toHaveValue(text);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ entr/);
}

/** Moves down to an option and opens it, by the keyboard alone. */
async function choose(page: Page, group: string | RegExp, option: string | RegExp): Promise<void> {
  const wanted = page.getByRole('group', { name: group }).getByRole('option', { name: option }).first();
  await expect(wanted).toBeVisible();
  const id = await wanted.getAttribute('id');
  const active = () => palette(page).getAttribute('aria-activedescendant');
  for (let steps = 0; (await active()) !== id && steps < 60; steps += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

/** Closes the details of a file or an app. They return the focus as they close, and would take it from a palette opened earlier. */
async function closeDetails(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the palette finds what the portal has, by the keyboard alone', async ({ page, request }) => {
  const name = `palette_${Date.now()}`;
  await makeReport(request, name);
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);

  await test.step('Create Project by "create"', async () => {
    await search(page, 'create');
    await choose(page, 'Actions', 'Create Project');
    await expect(page).toHaveURL(/#\/data\/qc-job-submit/);
  });

  await test.step('a project by a part of its name', async () => {
    await search(page, name.slice(2));
    await choose(page, 'Projects', new RegExp(name));
    await expect(page).toHaveURL(/#\/data\/qc-job-management\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });

  await test.step('a report', async () => {
    await search(page, name.slice(2));
    await choose(page, 'Reports', new RegExp(name));
    await expect(page).toHaveURL(/#\/datains-report\//);
  });

  await test.step('a collection by its name', async () => {
    await search(page, 'metabolom');
    await choose(page, 'Collections', 'Metabolomics');
    await expect(page).toHaveURL(/#\/data\/download\/quartet-metabolomics$/);
  });

  await test.step('a file of a collection: its details open', async () => {
    await search(page, 'log2_example');
    await choose(page, 'Files: Proteomics', /protqc_data_log2_example/);
    await expect(page).toHaveURL(/#\/data\/download\/quartet-proteomics\?.*file=/);
    await expect(page.getByRole('dialog')).toContainText('protqc_data_log2_example.csv');
    await closeDetails(page);
  });

  await test.step('an app: its details open', async () => {
    await search(page, 'variant-qc');
    await choose(page, 'Apps', /variant-qc/);
    await expect(page).toHaveURL(/#\/seq-flow\/app-store\?.*app=variant-qc/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await closeDetails(page);
  });

  await test.step('a document by what it says, with the section', async () => {
    await search(page, 'command palette');
    await choose(page, 'Documents', /User guide/);
    await expect(page).toHaveURL(/#\/markdown-previewer\?url=.*guide/);
  });

  await test.step('a document by the singular of its title, and by its title in the other language', async () => {
    await search(page, 'policy');
    const documents = page.getByRole('group', { name: 'Documents' });
    await expect(documents.getByRole('option', { name: /^Data Policies/ })).toBeVisible();
    await palette(page).fill('数据政策');
    await choose(page, 'Documents', /^Data Policies/);
    await expect(page).toHaveURL(/#\/markdown-previewer\?url=.*policies/);
  });

  await test.step('all files that match, in the list with the search in its address', async () => {
    await search(page, 'profile');
    await choose(page, 'Files: Proteomics', /^Show all/);
    await expect(page).toHaveURL(/#\/data\/download\/quartet-proteomics\?q=profile/);
  });
});

test('a source that fails hides no other, and can be asked again', async ({ page }) => {
  await speak(page, 'en-US');
  let fails = true;
  await page.route(/\/api\/collections\/quartet_proteomics/, (route) =>
    fails ? route.fulfill({ status: 500, json: { message: 'broken' } }) : route.continue(),
  );
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('profile');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toContainText('Not searched, because a request failed: Files: Proteomics');
  await expect(page.getByRole('group', { name: 'Files: Transcriptomics' })).toBeVisible();
  fails = false;
  await page
    .getByRole('group', { name: 'Files: Proteomics' })
    .getByRole('option', { name: 'Search again' })
    .click();
  await expect(
    page.getByRole('group', { name: 'Files: Proteomics' }).getByRole('option').first(),
  ).toBeVisible();
  await expect(status).toHaveText(/^\d+ entr/);
});
