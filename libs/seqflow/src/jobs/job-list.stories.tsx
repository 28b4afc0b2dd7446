import {
  aFailedWorkflow,
  aProjectStats,
  aWorkflow,
  aWorkflowDetail,
  datainsHttp,
  happyHandlers,
  pageOf,
  someJobGroups,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { JobPage, NO_SEARCH } from '../testing/job-page';
import { inSeqflowHost } from '../testing/seqflow-host';

const TOTAL = 10_000;
const jobs = Array.from({ length: TOTAL }, (_, at) => {
  const job = { id: uuid(3, at), sample_id: `sample-${at}` };
  return at % 100 === 7 ? aFailedWorkflow(job) : aWorkflow(job);
});
const failed = jobs.filter(({ status }) => status === 'Failed');
const groups = someJobGroups({
  failures: [
    {
      ...someJobGroups().failures[0]!,
      jobs: failed.length,
      first: { id: failed[0]!.id, sample_id: failed[0]!.sample_id },
    },
  ],
  steps: [{ name: 'trim', jobs: failed.length }],
  labels: [{ name: 'batch', value: '7', jobs: 40 }],
});

const listed = fn();
const changed = fn();

const serve = [
  datainsHttp.on('get', '/api/projects/{id}/stats', ({ response }) =>
    response(200).json(aProjectStats({ running: TOTAL - failed.length, success: 0, error: failed.length })),
  ),
  datainsHttp.on('get', '/api/projects/{id}/job-groups', ({ response }) => response(200).json(groups)),
  datainsHttp.on('get', '/api/workflows', ({ query, response }) => {
    listed(Object.fromEntries(query));
    const found = jobs.filter(
      (job) =>
        (query.get('status') ?? job.status) === job.status &&
        (query.get('failure') ?? job.failure) === job.failure &&
        job.sample_id.includes(query.get('q') ?? '') &&
        job.actions.some((one) => one === (query.get('action') ?? one)),
    );
    return response(200).json(pageOf(found, query));
  }),
  datainsHttp.on('put', '/api/projects/{id}/workflows', async ({ body, response }) => {
    changed(await body());
    return response(200).json({ changed: 9_899, unchanged: 0 });
  }),
];

const meta = {
  title: 'Job list',
  component: JobPage,
  decorators: [inSeqflowHost],
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => {
    listed.mockClear();
    changed.mockClear();
    msw.use(...serve, ...happyHandlers);
  },
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const pages = () => listed.mock.calls.map(([query]: { page?: string }[]) => query?.page);

/** Ten thousand jobs are one list, of which the windows in view are loaded. */
export const TenThousand: Story = {
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Jobs of the project' });
    await within(grid).findByRole('button', { name: 'Details of sample-0' });
    await expect(grid).toHaveAttribute('aria-rowcount', String(TOTAL + 1));
    await expect(canvas.getByText('10,000 jobs in this list')).toBeVisible();
    await step('a time is not cut', async () => {
      const [time] = within(grid).getAllByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
      const cell = time!.closest('[role="gridcell"]')!.querySelector('*')!;
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    });
    await step('neither is a progress bar, nor the text of a failed job below it', async () => {
      for (const name of ['sample-0', 'sample-7']) {
        const bar = await within(grid).findByRole('progressbar', { name: `Progress of ${name}` });
        const cell = bar.closest('[data-content]')!;
        await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
      }
    });
    await step('the end of the list is one request away', async () => {
      grid.scrollTop = grid.scrollHeight;
      await within(grid).findByRole('button', { name: 'Details of sample-9999' });
      await expect(pages()).toEqual(['1', '100']);
    });
    await step('few rows are rendered', async () => {
      await expect(within(grid).getAllByRole('row').length).toBeLessThan(40);
    });
  },
};

/** A choice of all jobs but one is one request; the confirmation has the true number. */
export const StopAllButOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Details of sample-0' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all jobs' }));
    await expect(canvas.getByText('10,000 jobs selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select sample-1' }));
    const bar = canvas.getByRole('group', { name: 'Selected jobs' });
    await expect(within(bar).getByRole('status')).toHaveTextContent('9,999 jobs selected');
    await userEvent.click(within(bar).getByRole('button', { name: 'Stop' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop 9,899 jobs?' });
    await expect(dialog).toHaveTextContent('100 jobs stay as they are');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('Stop requested for 9,899 jobs')).toBeVisible();
    await expect(changed.mock.calls).toEqual([[{ status: 'Aborting', except: [jobs[1]!.id] }]]);
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
};

/** On a phone a row shows the reason, the state and the actions, and cuts none of them off. */
export const Phone: Story = {
  parameters: { window: 'phone' },
  decorators: [
    (Story) => (
      <div style={{ width: 366 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Jobs of the project' });
    const details = await within(grid).findByRole('button', { name: 'Details of sample-7' });
    const row = details.closest<HTMLElement>('[role="row"]')!;
    await expect(await within(row).findByRole('button', { name: /^Why sample-7 failed/ })).toBeVisible();
    await expect(within(row).getByText('Failed')).toBeVisible();
    const frame = row.getBoundingClientRect();
    for (const button of within(row).getAllByRole('button')) {
      const { top, bottom, right } = button.getBoundingClientRect();
      await expect([
        button.textContent,
        top >= frame.top && bottom <= frame.bottom && right <= frame.right,
      ]).toEqual([button.textContent, true]);
    }
  },
};

/** Failed jobs of one cause are shown alone, and submitted again in one request. */
export const FailureGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    const causes = await canvas.findByRole('region', { name: 'Failures by cause' });
    await userEvent.click(within(causes).getByRole('button', { name: /^Show these 100/ }));
    await expect(await canvas.findByText('100 jobs in this list')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Only this failure: line 4/ })).toBeVisible();
    await userEvent.click(within(causes).getByRole('button', { name: /^Resubmit these 100/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Submit 100 jobs again?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resubmit' }));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await expect(changed.mock.calls).toEqual([[{ status: 'Submitted', failure: groups.failures[0]!.id }]]);
  },
};

/** The search is part of the address, and the service does it. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Sample or reason for a failure' });
    await userEvent.type(box, 'sample-99{Enter}');
    await expect(await canvas.findByText('111 jobs in this list')).toBeVisible();
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'x{Enter}');
    await expect(await canvas.findByText('No job fits the filter')).toBeVisible();
  },
};

/** From job to job in the order of the list, without closing the drawer. */
export const NextJob: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/workflows/{id}', ({ params, response }) =>
        response(200).json(aWorkflowDetail(jobs.find(({ id }) => id === params.id))),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of sample-0' }));
    const drawer = await screen.findByRole('dialog');
    await expect(await within(drawer).findByRole('heading', { name: 'Job: sample-0' })).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: 'Previous job' })).toBeDisabled();
    await expect(within(drawer).getByText('1 of 10,000')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Next job' }));
    await expect(await within(drawer).findByRole('heading', { name: 'Job: sample-1' })).toBeVisible();
    await expect(within(drawer).getByRole('link', { name: 'Run again with changes' })).toHaveAttribute(
      'href',
      expect.stringContaining(`&job=${jobs[1]!.id}`),
    );
    const parameters = within(within(drawer).getByRole('region', { name: 'Parameters' }));
    await expect(await parameters.findByText('Read 1')).toBeVisible();
    await expect(parameters.getByRole('link', { name: /D5_1_R1\.fastq\.gz$/u })).toHaveAttribute(
      'href',
      expect.stringContaining('D5_1_R1.fastq.gz'),
    );
  },
};
