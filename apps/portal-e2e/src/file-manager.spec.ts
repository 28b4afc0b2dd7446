import { expect, test } from '@playwright/test';
import { uploadFiles } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

test('a new folder appears in the folder tree, which opens it', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);
  await page.goto('/#/seq-flow/file-manager');
  const tree = page.getByRole('tree', { name: 'Folders' });
  const root = tree.getByRole('treeitem', { selected: true });
  await expect(root).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Add Folder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('tree_test');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog).toBeHidden();

  const folder = tree.getByRole('treeitem', { name: /^tree_test/ });
  await root.focus();
  await page.keyboard.type('tree_test');
  await expect(folder).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/path=[^&]*tree_test/);
  await expect(folder).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('This folder is empty')).toBeVisible();

  // The specification disables the context menu on this route: a right-click shows that of the browser.
  const prevented = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('contextmenu', (event) => resolve(event.defaultPrevented), { once: true });
      }),
  );
  await page.getByRole('link', { name: 'researcher', exact: true }).click();
  const row = page.getByRole('row', { name: /tree_test/ });
  await row.getByRole('link', { name: 'tree_test' }).click({ button: 'right' });
  expect(await prevented).toBe(false);
  await expect(row).toHaveAttribute('aria-selected', 'false');
  await row.getByRole('link', { name: 'tree_test' }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();

  await page.setViewportSize({ width: 820, height: 900 });
  await expect(tree).toBeHidden();
  await expect(page.getByText('This folder is empty')).toBeVisible();
});

const FILES = [
  { name: 'table.tsv', content: 'sample\tvalue\nD5\t1.5\n' },
  { name: 'tree.json', content: '{"sample":{"name":"D5"}}' },
  {
    name: 'picture.svg',
    content:
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
  },
  {
    name: 'page.html',
    content: '<h1>Static</h1><script>document.querySelector("h1").textContent = "Run"</script>',
  },
  { name: 'calls.vcf', content: '##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\nchr1\t100\t.\tA\tG\n' },
  { name: 'reads.fastq', content: '@r1\nACGT\n+\nIIII\n' },
  { name: 'notes.txt', content: 'First line\n' },
  { name: 'paper.pdf', content: pdfOf('One page') },
] as const;

/** PDF document of one page with a text. */
function pdfOf(text: string): string {
  const stream = `BT /F1 24 Tf 20 100 Td (${text}) Tj ET`;
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${stream.length}>>stream\n${stream}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
  ].join('\n');
}

test('the file manager and the lists of results preview a file by its type', async ({ page, request }) => {
  await speak(page, 'en-US');
  const links = await uploadFiles(
    request,
    FILES.map(({ name, content }) => ({ name: `previews/${name}`, content })),
  );
  const linkOf = (name: string) => links[FILES.findIndex((file) => file.name === name)] ?? '';
  const preview = page.getByRole('dialog').getByRole('region', { name: 'Preview' });
  const checks: Record<(typeof FILES)[number]['name'], () => Promise<void>> = {
    'table.tsv': () => expect(preview.getByRole('grid', { name: 'Table of table.tsv' })).toContainText('1.5'),
    'tree.json': () => expect(preview.getByRole('treeitem', { name: /sample/ })).toBeVisible(),
    'picture.svg': () => expect(preview.getByRole('img', { name: 'picture.svg' })).toBeVisible(),
    'page.html': () =>
      expect(preview.locator('iframe').contentFrame().getByRole('heading', { name: 'Run' })).toBeVisible(),
    'calls.vcf': () => expect(preview.getByRole('grid')).toContainText('chr1'),
    'reads.fastq': () => expect(preview.getByRole('grid')).toContainText('ACGT'),
    'notes.txt': () => expect(preview.getByText('First line')).toBeVisible(),
    'paper.pdf': () => expect(preview.getByText('One page')).toBeVisible(),
  };
  await page.goto(
    `/#/seq-flow/file-manager?path=${encodeURIComponent('minio://users/data/researcher/previews/')}`,
  );
  await signIn(page, 'en-US');
  for (const { name } of FILES) {
    await page.getByRole('button', { name, exact: true }).click();
    await checks[name]();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  for (const name of ['reads.fastq', 'picture.svg', 'page.html', 'paper.pdf'] as const) {
    await page.goto(`/#/seq-flow/qc-job-results?open=${encodeURIComponent(linkOf(name))}`);
    await checks[name]();
  }
});

const MEGABYTE = 1024 * 1024;

test('a table of 100 MB is read by ranges, as far as it is scrolled', async ({ page, request }) => {
  const row = `chr1\t1000\t${'x'.repeat(86)}\n`;
  const rows = Math.ceil((100 * MEGABYTE) / row.length);
  const [link = ''] = await uploadFiles(request, [
    { name: 'previews/large.tsv', content: `chrom\tstart\tnote\n${row.repeat(rows)}` },
  ]);
  await speak(page, 'en-US');
  let read = 0;
  page.on('response', (response) => {
    if (response.url().includes('large.tsv') && response.request().method() === 'GET')
      read += Number(response.headers()['content-length'] ?? 0);
  });
  await page.goto(`/#/seq-flow/qc-job-results?open=${encodeURIComponent(link)}`);
  await signIn(page, 'en-US');
  const drawer = page.getByRole('dialog', { name: 'large.tsv' });
  const table = drawer.getByRole('grid', { name: 'Table of large.tsv' });
  await expect(table).toContainText('chr1');
  const summary = drawer.getByText(/^[\d,]+ rows so far, from .* of 100\.\d\d MB\./);
  const rowsRead = async () =>
    Number((await summary.textContent())?.replace(/ rows.*$/u, '').replaceAll(',', ''));
  const first = await rowsRead();
  await table.evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await expect.poll(rowsRead).toBeGreaterThan(first);
  await expect(table.getByRole('row').last()).toContainText('chr1');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(4 * MEGABYTE);
});

test('the actions of a file are visible without scrolling on tablets, and beside the folder tree', async ({
  page,
  request,
}) => {
  await uploadFiles(request, [{ name: 'widths/reads_R1.fastq.gz', content: 'reads' }]);
  await speak(page, 'en-US');
  await page.goto(
    `/#/seq-flow/file-manager?path=${encodeURIComponent('minio://users/data/researcher/widths/')}`,
  );
  await signIn(page, 'en-US');
  const actions = page.getByRole('button', { name: 'Actions on reads_R1.fastq.gz' });
  const tree = page.getByRole('tree', { name: 'Folders' });
  const cut: string[] = [];
  for (const [width, isTreeShown] of [
    [640, false],
    [744, false],
    [768, false],
    [820, false],
    [868, false],
    [1024, false],
    [1200, true],
    [1250, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(tree, `${width} px`).toHaveCount(isTreeShown ? 1 : 0);
    await expect(actions).toBeVisible();
    const right = await actions.evaluate((button) => {
      const grid = button.closest('[role=grid]')?.getBoundingClientRect();
      return (grid?.right ?? 0) - button.getBoundingClientRect().right;
    });
    if (right < 0) cut.push(`${width} px: ${-right} px outside`);
  }
  expect(cut).toEqual([]);
});
