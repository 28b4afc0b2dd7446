import { aTask, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { oneTask } from '../testing/report-handlers';
import { inReportsHost } from '../testing/reports-host';
import { SubmittedReport } from './submitted-report';
// Lazily loaded part, transformed before the clock of a story starts.
import '../failure/reason-text';

const ID = uuid(5, 8);
const LINK = `#/datains-report/${ID}`;

const meta = {
  component: SubmittedReport,
  decorators: [inReportsHost],
  parameters: { ports: { polling: { tasksMs: 300 } } },
  args: { id: ID },
} satisfies Meta<typeof SubmittedReport>;

export default meta;
type Story = StoryObj<typeof meta>;

let requests = 0;

/** A report is followed from the request to its verdict. */
export const MadeThenReady: Story = {
  beforeEach: ({ msw }) => {
    requests = 0;
    msw.use(
      reportHttp.on('get', '/api/tasks/{id}', ({ response }) => {
        requests += 1;
        const started = { status: 'Started', percentage: 40, finished_time: null } as const;
        return response(200).json(aTask({ id: ID, ...(requests > 1 ? { verdict: 'warn' } : started) }));
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The report is being made')).toBeVisible();
    await expect(await canvas.findByText('The report is ready', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByText('Warning')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open report' })).toHaveAttribute('href', LINK);
    await expect(canvas.queryByText('The report is being made')).toBeNull();
  },
};

/** A failed report says why. */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask({
        status: 'Failed',
        error: 'The tool "Rscript" is not installed on this server.',
        problem: { file: '', code: 'run.missing-tool', params: { tool: 'Rscript' } },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The report failed')).toBeVisible();
    await expect(await canvas.findByText(/Rscript/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open report' })).toHaveAttribute('href', LINK);
  },
};

/** An older server returns no id: the list has the report. */
export const WithoutId: Story = {
  args: { id: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The report is being made')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
