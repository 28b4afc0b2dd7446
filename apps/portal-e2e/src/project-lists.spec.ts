import { expect, test, type Page } from '@playwright/test';
import { createProject, WORK_MS } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

const LONG = { timeout: WORK_MS };
const FILES = 'minio://quartet-data-portal';
const LISTS = {
  all: '/#/seq-flow/quality-assessment-management',
  wgs: '/#/seq-flow/dnaseq-quality-assessment-wgs-pipeline',
  wes: '/#/seq-flow/dnaseq-quality-assessment-wes-pipeline',
  rna: '/#/seq-flow/rnaseq-quality-assessment-pipeline',
};

/** One project of each kind, by the end of its name. */
const KINDS = {
  counts: {
    app: 'expression-matrix-qc',
    sample: {
      omics: 'transcriptomics',
      data_file: `${FILES}/transcriptomics/synthetic_rna_counts.csv`,
      metadata_file: `${FILES}/transcriptomics/synthetic_rna_metadata.csv`,
    },
  },
  proteins: {
    app: 'expression-matrix-qc',
    sample: {
      omics: 'proteomics',
      data_file: `${FILES}/proteomics/protqc_data_log2_example.csv`,
      metadata_file: `${FILES}/proteomics/protqc_metadata_example.csv`,
    },
  },
  reads: {
    app: 'fastq-qc',
    sample: {
      read1: `${FILES}/genomics/synthetic/fastq/SYNTHETIC_DNA_D5_1_R1.fastq.gz`,
      quality_encoding: 'detect',
    },
  },
  variants: {
    app: 'variant-qc',
    sample: { layout: 'joint', vcf: `${FILES}/genomics/synthetic/vcf/synthetic_family.vcf` },
  },
};

/** Checks the names of the projects of a list, in their order. */
async function expectProjects(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.getByRole('table').getByRole('link', { name: /^lists_/ })).toHaveText([...names], LONG);
}

/** Pages of pipelines list the projects of their apps and omics, and the breadcrumb of a project leads to its page. */
async function checkPipelines(page: Page, prefix: string): Promise<void> {
  await test.step('pages of pipelines list their own apps and omics only', async () => {
    await page.goto(`${LISTS.wgs}?name=${prefix}`);
    await expectProjects(page, [`${prefix}_variants`]);
    await page.goto(`${LISTS.rna}?name=${prefix}`);
    await expectProjects(page, [`${prefix}_counts`]);
    await page.goto(LISTS.wes);
    await expect(page.getByText('This pipeline is not installed')).toBeVisible();
  });

  await test.step('the breadcrumb of a project leads to its pipeline', async () => {
    await page.goto(`${LISTS.wgs}?name=${prefix}`);
    await page
      .getByRole('table')
      .getByRole('link', { name: `${prefix}_variants`, exact: true })
      .click();
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await expect(trail.getByRole('link')).toHaveText(['Quality Assessment', 'WGS Pipeline']);
    await trail.getByRole('link', { name: 'WGS Pipeline' }).click();
    await expect(page).toHaveURL(/wgs-pipeline/);
  });
}

test('project lists: part of a name, order, app, days, status, deleted ones, and the pages of pipelines', async ({
  page,
  request,
}) => {
  const prefix = `lists_${Date.now()}`;
  const nameOf = (kind: keyof typeof KINDS) => `${prefix}_${kind}`;
  for (const [kind, { app, sample }] of Object.entries(KINDS)) {
    await createProject(request, {
      name: `${prefix}_${kind}`,
      app,
      samples: [{ sample_id: kind, ...sample }],
    });
  }
  const all = (['counts', 'proteins', 'reads', 'variants'] as const).map(nameOf);
  const [first = '', ...others] = all;
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);
  await page.goto(LISTS.all);

  await test.step('a part of the name, and the order, stay in the address', async () => {
    await page.getByRole('searchbox', { name: 'Project name' }).fill(prefix.slice(3));
    await page.keyboard.press('Enter');
    await expectProjects(page, [...all].reverse());
    await page.getByRole('columnheader', { name: 'Project' }).getByRole('button').click();
    await expectProjects(page, all);
    await expect(page).toHaveURL(/name=ts_.*sort=project_name/);
    await page.reload();
    await expectProjects(page, all);
  });

  await test.step('the app, by its name', async () => {
    await page.getByRole('combobox', { name: 'Search By App' }).click();
    await page.getByRole('option', { name: /^Small Variant Quality Control/ }).click();
    await expectProjects(page, [nameOf('variants')]);
    await expect(page).toHaveURL(/appId=[0-9a-f]{32}/);
    await page.getByRole('combobox', { name: 'Search By App' }).click();
    await page.getByRole('option', { name: 'All apps' }).click();
    await expectProjects(page, all);
  });

  await test.step('days of the start', async () => {
    await page.getByLabel('Started on or before').fill('2020-01-01');
    await expect(page.getByText('No project matches')).toBeVisible();
    await expect(page).toHaveURL(/to=2020-01-01/);
    await page.getByLabel('Started on or before').fill('');
    await expectProjects(page, all);
  });

  await test.step('the status', async () => {
    await page.getByRole('radio', { name: 'Finished' }).click();
    await expect(page).toHaveURL(/status=Succeeded/);
    await expect(page.getByRole('table').getByRole('link', { name: first, exact: true })).toBeVisible(LONG);
    await page.getByRole('radio', { name: 'Total' }).click();
    await expectProjects(page, all);
  });

  await test.step('a deleted project is hidden, and its name is free', async () => {
    await page.getByRole('button', { name: `Actions on ${first}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectProjects(page, others);
    await page.getByRole('switch', { name: 'Show deleted' }).click();
    await expectProjects(page, all);
    await expect(page).toHaveURL(/deleted=true/);
    await createProject(request, {
      name: first,
      app: KINDS.counts.app,
      samples: [{ sample_id: 'again', ...KINDS.counts.sample }],
    });
  });

  await checkPipelines(page, prefix);
});
