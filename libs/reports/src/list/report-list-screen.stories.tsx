import { aTask, happyHandlers, reportToolHandlers, taskHandlers, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NO_SEARCH, ReportListPage, TASKS } from '../testing/report-list-page';
import { inReportsHost } from '../testing/reports-host';
import { someTasks, storedFiles } from '../testing/report-handlers';

const meta = {
  component: ReportListPage,
  decorators: [inReportsHost],
  args: { kind: 'protqc' },
  beforeEach: ({ msw }) =>
    msw.use(
      someTasks(TASKS),
      storedFiles.log('Error', 'The data table has no column "D5_3".'),
      ...happyHandlers,
    ),
} satisfies Meta<typeof ReportListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Reports' });
    await step('a finished report links to its result, any other opens its log', async () => {
      await expect(
        await within(table).findByRole('link', { name: 'Result of protein_batch_1' }),
      ).toHaveAttribute('href', `#/datains-report/${uuid(5, 1)}`);
      await expect(within(table).getByText('Running 40%')).toBeVisible();
      await expect(
        within(table).queryByRole('link', { name: 'Result of protein_batch_3' }),
      ).not.toBeInTheDocument();
      await userEvent.click(within(table).getByRole('button', { name: 'Show the log of protein_batch_3' }));
      const drawer = await screen.findByRole('dialog', { name: 'Log' });
      await expect(await within(drawer).findByText(/no column "D5_3"/u)).toBeVisible();
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('filter by status', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Failed' }));
      await waitFor(() => expect(within(table).queryByText('protein_batch_1')).not.toBeInTheDocument());
      await expect(within(table).getByText('protein_batch_3')).toBeVisible();
    });
    await step('search by a part of the name', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Total' }));
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Report Name' }), 'BATCH_2{Enter}');
      await waitFor(() => expect(within(table).queryByText('protein_batch_1')).not.toBeInTheDocument());
      await expect(within(table).getByText('protein_batch_2')).toBeVisible();
    });
    await step('clearing the search shows all reports', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
      await expect(await within(table).findByText('protein_batch_1')).toBeVisible();
    });
  },
};

/** A failed report says why in its row. */
export const FailedInChinese: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) => {
    const problem = { file: '', code: 'run.memory-limit', params: { limit: 512 } };
    const failed = aTask({ status: 'Failed', error: 'The program needed more memory.', problem });
    msw.use(someTasks([failed]));
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '报告' });
    await expect(await within(table).findByText(/^程序所需内存超过允许的 512 MB/u)).toBeVisible();
  },
};

export const OpenedByTheAddress: Story = {
  args: { initial: { ...NO_SEARCH, new: true } },
  play: async ({ step, userEvent }) => {
    const form = await screen.findByRole('dialog');
    await step('the form for a new report is open, and stays closed once it is closed', async () => {
      await expect(form).toBeVisible();
      await userEvent.click(within(form).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** An invalid record does not prevent the list from being shown. */
export const InvalidTasks: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/quartet-service/api/tasks', () =>
        HttpResponse.json({
          total: 4,
          page: 1,
          page_size: 10,
          data: [TASKS[0], null, { id: uuid(5, 9), status: 'Thought of later' }, { name: 'no id' }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('protein_batch_1')).toBeVisible();
    await expect(canvas.getByText('no id')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Without a name' })).toBeVisible();
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2);
    await expect(canvas.getAllByText('0000-00-00 00:00')).toHaveLength(4);
  },
};

/** The server has no DNA tool, and a notice states it. */
export const ToolNotInstalled: Story = {
  args: { kind: 'dseqc' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The report tool “quartet-dseqc-report” is not installed on this server'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New QC Report' })).not.toBeInTheDocument();
    await expect(await canvas.findByText('No report yet')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No report yet')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'New QC Report' })).toHaveLength(2);
  },
};

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listError, reportToolHandlers.listError),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The reports could not be loaded');
    msw.use(someTasks(TASKS));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('protein_batch_1')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the reports')).toBeInTheDocument();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('运行中 40%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '新建质控报告' }));
    await expect(await screen.findByRole('textbox', { name: '报告名称' })).toBeVisible();
  },
};
