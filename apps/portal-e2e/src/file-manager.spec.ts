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
] as const;

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
  for (const name of ['reads.fastq', 'picture.svg', 'page.html'] as const) {
    await page.goto(`/#/seq-flow/qc-job-results?open=${encodeURIComponent(linkOf(name))}`);
    await checks[name]();
  }
});
