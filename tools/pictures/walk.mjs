/** Steps of the walk that the README shows: from reference tables to a report. Each leaves the page on what its frame shows. */
export const WALK = [
  async (page, base) => {
    await page.goto(`${base}/#/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  async (page, base) => {
    await page.goto(`${base}/#/data/download/quartet-proteomics`);
    await tick(page, 'Data Type', 'Expression matrix');
    await tick(page, 'Data Type', 'Sample metadata');
  },
  async (page) => {
    await tick(page, 'Data Format', 'CSV');
    await page.getByText('Showing 1 - 2 of 2 files').waitFor();
    await page.getByRole('checkbox', { name: 'All files of this page in the cart' }).check();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Cart Files' }).click();
    await page.getByRole('dialog').getByText('protqc_metadata_example.csv').waitFor();
  },
  async (page, base) => {
    await page.goto(`${base}/#/seq-flow/app-store?appCategory=proteomics`);
    await page.getByRole('link', { name: 'Run Expression Matrix Quality Control' }).waitFor();
  },
  async (page) => {
    await page.getByRole('link', { name: 'Run Expression Matrix Quality Control' }).click();
    await page.getByRole('textbox', { name: 'Assessment Name' }).fill('proteomics_batch_12');
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('Twelve libraries, data-dependent acquisition');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await pick(page, 'Data table', 'protqc_data_log2_example.csv');
    await pick(page, 'Sample sheet', 'protqc_metadata_example.csv');
  },
  async (page) => {
    await page.getByRole('button', { name: 'Next Step', exact: true }).click();
    await page.getByRole('button', { name: 'Run Assessment' }).click();
    await page.getByRole('link', { name: 'Open the project' }).click();
    await page.getByRole('grid').getByText('Succeeded').waitFor({ timeout: 120_000 });
  },
  async (page) => {
    await page.getByRole('button', { name: 'Logs' }).first().click();
    await page
      .getByRole('dialog')
      .getByText(/4,?831/)
      .first()
      .waitFor();
  },
  async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'View report' }).first().click();
    await page.getByRole('region', { name: 'Verdict' }).waitFor();
  },
];

async function tick(page, facet, value) {
  const panel = page.getByRole('region', { name: facet, exact: true });
  await panel.getByRole('checkbox').first().waitFor();
  const search = panel.getByRole('searchbox');
  if (await search.isVisible()) await search.fill(value);
  await panel.getByRole('checkbox', { name: value, exact: true }).click();
  await panel.getByRole('checkbox', { name: value, exact: true, checked: true }).waitFor();
}

async function pick(page, label, file) {
  await page.getByRole('button', { name: `Select Files: ${label}` }).click();
  const picker = page.getByRole('dialog');
  await picker
    .getByRole('radio', { name: file })
    .or(picker.getByRole('checkbox', { name: file }))
    .first()
    .click();
  await picker.getByRole('button', { name: 'Confirm (1)' }).click();
}
