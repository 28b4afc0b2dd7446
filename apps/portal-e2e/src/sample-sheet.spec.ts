import { expect, test, type Locator, type Page } from '@playwright/test';
import { dropFolder } from './pages/drop-folder';
import { TOKEN_ENDPOINT } from './pages/expired-token';
import { fastqSummaries, stopProject, uploadFiles, WORK_MS } from './pages/projects';
import { fastq, writePairs } from './pages/reads';
import { signIn, speak } from './pages/sign-in';
import { confirmSignOut } from './pages/sign-out';
import { expectNoViolations } from './pages/violations';
import { openWizard } from './pages/wizard';

const SAMPLES = Array.from({ length: 24 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`);
const LONG = { timeout: WORK_MS };
const READS = { app: 'FASTQ Quality Control', description: 'Tiny reads' };
const ADMIN = { username: 'admin', password: 'quartet-admin' };

async function enter(page: Page, language: 'en-US' | 'zh-CN' = 'en-US', user?: typeof ADMIN): Promise<void> {
  await speak(page, language);
  await page.goto('/#/user/login');
  await signIn(page, language, user);
  await expect(page).toHaveURL(/#\/dashboard/);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await confirmSignOut(page);
}

/** Id of the project that was just created. */
async function openedProject(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Open the project' });
  await expect(link).toBeVisible(LONG);
  return /[0-9a-f-]{36}/u.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
}

test('24 pairs dropped from a folder become 24 jobs in six clicks', async ({ page, request }, info) => {
  const name = `six_clicks_${Date.now()}`;
  const folder = info.outputPath('run1');
  writePairs(folder, SAMPLES);
  await enter(page);
  await openWizard(page, { ...READS, name });

  let clicks = 0;
  const press = async (target: Locator) => {
    await target.click(LONG);
    clicks += 1;
  };
  await press(page.getByRole('button', { name: 'Next', exact: true }));
  await dropFolder(page, page.getByRole('region', { name: 'Samples' }), folder);
  const dialog = page.getByRole('dialog', { name: 'Upload files' });
  await expect(dialog.getByRole('region', { name: 'Files that are not uploaded' })).toContainText(
    'checksums.md5',
  );
  await press(dialog.getByRole('button', { name: 'Upload files (48)' }));
  await press(page.getByRole('button', { name: 'Add samples (24)' }));
  await press(page.getByRole('button', { name: 'Next Step', exact: true }));
  await expect(page.getByText('All samples and files were checked: no problem found.')).toBeVisible(LONG);
  await press(page.getByRole('button', { name: 'Run Assessment' }));
  expect(clicks).toBeLessThanOrEqual(6);
  expect(await stopProject(request, await openedProject(page))).toEqual(SAMPLES);
});

test('the lanes of a sample are one job, or one for each lane', async ({ page, request }) => {
  const name = `lanes_${Date.now()}`;
  const files = (['L001', 'L002'] as const).flatMap((lane) =>
    ([1, 2] as const).map((mate) => ({
      name: `${name}/liver_S1_${lane}_R${mate}_001.fastq`,
      content: fastq(lane, mate),
    })),
  );
  await uploadFiles(request, files);
  await enter(page);
  await openWizard(page, { ...READS, name });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'From files' }).click();
  const picker = page.getByRole('dialog', { name: 'Samples from files' });
  await picker.getByRole('button', { name: `Choose the files of the folder ${name}` }).click();
  await expect(picker.getByText('Recognized samples: 1')).toBeVisible();
  const merge = picker.getByRole('checkbox', { name: 'One sample for all lanes' });
  await merge.click();
  await expect(picker.getByText('Recognized samples: 2')).toBeVisible();
  await merge.click();
  await page.getByRole('button', { name: 'Add samples (1)' }).click();
  await page.getByRole('button', { name: 'Next Step', exact: true }).click();
  await expect(page.getByText('All samples and files were checked: no problem found.')).toBeVisible(LONG);
  await page.getByRole('button', { name: 'Run Assessment' }).click();
  const summaries = await fastqSummaries(request, await openedProject(page));
  expect([...summaries.keys()]).toEqual(['liver']);
});

test('three faults among 24 pasted rows are found before the start, and mended from their lists', async ({
  page,
  request,
}) => {
  const name = `three_faults_${Date.now()}`;
  const key = (sample: string, mate: 1 | 2) => `${name}/${sample}_R${mate}.fastq`;
  const files = SAMPLES.flatMap((sample) => [
    { name: key(sample, 1), content: fastq(sample, 1) },
    { name: key(sample, 2), content: fastq(sample === 'S07' ? 'another' : sample, 2) },
  ]);
  const corrected = `${name}/corrected/S07_R2.fastq`;
  await uploadFiles(request, [...files, { name: corrected, content: fastq('S07', 2) }]);
  const link = (sample: string, mate: 1 | 2) => `minio://users/data/researcher/${key(sample, mate)}`;
  const rows = SAMPLES.map((sample) => [
    sample === 'S05' ? 'S04' : sample,
    link(sample === 'S12' ? 'S99' : sample, 1),
    link(sample, 2),
  ]);
  await enter(page);
  await openWizard(page, { ...READS, name });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const next = page.getByRole('button', { name: 'Next Step', exact: true });
  const mend = async (fault: RegExp, text: string) => {
    await page.getByRole('button', { name: fault }).first().click();
    // The samples may be another step of the form, which opens before the cell has the focus.
    await expect(page.locator('[role=gridcell]:focus, [role=gridcell] :focus')).toHaveCount(1);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  await test.step('an id that two rows have keeps the sheet from being submitted', async () => {
    await page.getByRole('button', { name: 'Paste rows' }).click();
    const text = [['sample', 'fastq_1', 'fastq_2'], ...rows].map((row) => row.join('\t')).join('\n');
    await page.getByRole('textbox', { name: 'Rows of a spreadsheet' }).fill(text);
    await page.getByRole('button', { name: 'Add samples (24)' }).click();
    await expect(page.getByRole('heading', { name: 'Samples (24)' })).toBeVisible();
    await next.click();
    await mend(/^Row 5, Sample ID/, 'S05');
    await expect(page.getByRole('button', { name: /^Row 5,/ })).toHaveCount(0);
  });

  await test.step('a missing file, and two mates that do not belong together', async () => {
    await next.click();
    await expect(page.getByText('Errors, which must be corrected (2)')).toBeVisible(LONG);
    await expect(page.getByText(/S99_R1\.fastq does not exist/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run Assessment' })).toBeDisabled();
    await mend(/^Row 12, /, link('S12', 1));
    await next.click();
    await expect(page.getByText('Errors, which must be corrected (1)')).toBeVisible(LONG);
    await mend(/^Row 7, .*2/, `minio://users/data/researcher/${corrected}`);
    await next.click();
    await expect(page.getByText('All samples and files were checked: no problem found.')).toBeVisible(LONG);
    await page.getByRole('button', { name: 'Run Assessment' }).click();
    expect(await stopProject(request, await openedProject(page))).toEqual(SAMPLES);
  });
});

test('a draft outlives reload, sign-out and the end of the session, belongs to its account, and is safe in two tabs', async ({
  page,
}) => {
  const name = `my_draft_${Date.now()}`;
  await enter(page);
  await openWizard(page, { ...READS, name });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page
    .getByRole('textbox', { name: 'Rows of a spreadsheet' })
    .fill('sample\tfastq_1\nA\tminio://users/a.fq\nB\tminio://users/b.fq');
  await page.getByRole('button', { name: 'Add samples (2)' }).click();
  const samples = page.getByRole('heading', { name: 'Samples (2)' });
  await expect(samples).toBeVisible();

  await test.step('reload', async () => {
    await page.reload();
    await expect(samples).toBeVisible();
  });
  const wizard = page.url();
  const first = wizard.replace(/&?step=\w+/u, '');
  const nameField = page.getByRole('textbox', { name: 'Assessment Name' });

  await test.step('another account sees an empty form, and the owner the draft', async () => {
    await signOut(page);
    await enter(page, 'en-US', ADMIN);
    await page.goto(first);
    await expect(nameField).toHaveValue('');
    await signOut(page);
    await enter(page);
    await page.goto(first);
    await expect(nameField).toHaveValue(name);
  });

  await test.step('the session ends while the form is filled in', async () => {
    await page.getByRole('textbox', { name: 'Description' }).fill('Entered before the end');
    await page.route(TOKEN_ENDPOINT, (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
    );
    await page.route('**/datains/api/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'The token is not valid.' } }),
    );
    await page.reload();
    await expect(page).toHaveURL(/#\/user\/login/);
    await page.unrouteAll();
    await signIn(page, 'en-US');
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Entered before the end');
    await expect(nameField).toHaveValue(name);
  });

  await test.step('two tabs: the edit of the other one is offered, and nothing is lost', async () => {
    const tab = await page.context().newPage();
    await tab.goto(first);
    await tab.getByRole('textbox', { name: 'Description' }).fill('From the other tab');
    await page.getByRole('textbox', { name: 'Description' }).fill('From this tab');
    await page.getByRole('button', { name: 'Open the other version' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('From the other tab');
    await page.getByRole('button', { name: 'Open the other version' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('From this tab');
    await tab.close();
  });
});

test('the wizard in Chinese on a phone: no page scrolls sideways, and no step has an accessibility violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'zh-CN');
  const check = async (step: string) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${step}: pixels beyond the window`).toBeLessThanOrEqual(0);
    await test.step(`${step} has no violation`, () => expectNoViolations(page));
  };
  await page.goto('/#/seq-flow/app-store');
  await page.getByRole('link', { name: /^运行.*FASTQ/ }).click();
  await page.getByRole('textbox', { name: '项目名称' }).fill(`phone_${Date.now()}`);
  await page.getByRole('textbox', { name: '描述' }).fill('手机');
  await check('1');
  await page.getByRole('button', { name: '下一步', exact: true }).click();
  await page.getByRole('button', { name: '粘贴行' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill('sample\tfastq_1\nA\tminio://users/a.fq\nB\tminio://users/b.fq');
  await check('2, dialog');
  await page.getByRole('button', { name: '添加样本（2）' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await check('2');
  await page.getByRole('button', { name: /^下一步/ }).click();
  await expect(page.getByText('必须更正的错误（2）')).toBeVisible(LONG);
  await check('3');
});
