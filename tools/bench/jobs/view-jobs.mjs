import { inBrowser, timeTo } from '../browser.mjs';
import { judgeOf } from '../goals.mjs';

const JOB_ROW = '[data-slot="data-grid"] [role="row"]';

/** Goals in milliseconds. */
const judge = judgeOf({
  'first jobs in Chromium, from the click on the project': 1_000,
  'last job, from Ctrl+End': 500,
  'one sample found, from the search': 1_000,
});

/**
 * Shows the jobs of a project in Chromium: opens their list from that of the projects, goes to the last job, searches for one
 * in the middle, and opens a link to the list in a new browser. Times end with the frame that shows the row.
 */
export async function viewJobs(base, { id, name, samples }) {
  const project = `${base}/#/data/qc-job-management/${id}`;
  await inBrowser(base, async (newPage) => {
    await readJobs(await newPage(), { base, name, samples });
    const page = await newPage();
    await page.goto('about:blank');
    const start = performance.now();
    await page.goto(project, { waitUntil: 'commit' });
    await page.locator(JOB_ROW).filter({ hasText: samples[0] }).first().waitFor();
    judge('first jobs by a link, new browser, with the start of the portal', performance.now() - start);
  });
}

async function readJobs(page, { base, name, samples }) {
  await page.goto(`${base}/#/seq-flow/quality-assessment-management`);
  const link = page.getByRole('link', { name, exact: true }).first();
  await link.waitFor();
  judge(
    'first jobs in Chromium, from the click on the project',
    await timeTo(link, { type: 'click' }, JOB_ROW, samples[0]),
  );
  const cell = page.getByRole('gridcell').filter({ hasText: samples[0] }).first();
  const end = { type: 'key', value: { key: 'End', ctrlKey: true } };
  judge('last job, from Ctrl+End', await timeTo(cell, end, JOB_ROW, samples.at(-1)));
  const search = page.getByRole('searchbox', { name: 'Sample or reason for a failure' });
  const wanted = samples[Math.floor(samples.length * 0.77)];
  await search.fill(wanted);
  const button = page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
  judge('one sample found, from the search', await timeTo(button, { type: 'click' }, JOB_ROW, wanted));
}
