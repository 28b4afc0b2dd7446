import { happyHandlers, reportHttp, taskHandlers, taskPageOf } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inStorageHost } from '../testing/storage-host';
import { NO_SEARCH, searched, taskList, UploadTasksPage } from '../testing/upload-tasks-page';

const sent = fn();

const meta = {
  component: UploadTasksPage,
  decorators: [inStorageHost],
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => {
    searched.mockClear();
    sent.mockClear();
    msw.use(taskList, ...happyHandlers);
  },
} satisfies Meta<typeof UploadTasksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('each task shows its state, times, type and path', async () => {
      const row = within(await canvas.findByRole('row', { name: /rna_run1/u }));
      await expect(row.getByText('Running 0%')).toBeVisible();
      await expect(row.getByText('Transcriptomics')).toBeVisible();
      await expect(row.getByText('0000-00-00 00:00')).toBeVisible();
      await expect(row.getByRole('link', { name: /transcriptomics\/$/u })).toHaveAttribute(
        'href',
        '#/seq-flow/file-manager?path=minio%3A%2F%2Fusers%2Fdata%2Fada%2Frna_run1%2Ftranscriptomics%2F',
      );
      await expect(
        within(canvas.getByRole('row', { name: /prot_batch2/u })).getByText('2022-05-20 09:40'),
      ).toBeVisible();
    });
    await step('a finished task offers no key and no check', async () => {
      const row = within(canvas.getByRole('row', { name: /prot_batch2/u }));
      await expect(row.queryByRole('button', { name: /New token/u })).not.toBeInTheDocument();
      await expect(row.getByRole('link', { name: 'View All Files' })).toBeVisible();
    });
    await step('the status filters the list', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Failed' }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: /rna_run1/u })).not.toBeInTheDocument());
      await expect(canvas.getByRole('row', { name: /wgs_2022/u })).toBeVisible();
    });
    await step('a search by name preserves the status', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Dataset Name' }), 'WGS{Enter}');
      await expect(searched).toHaveBeenLastCalledWith({ ...NO_SEARCH, status: 'Failed', name: 'WGS' });
      await expect(await canvas.findByRole('row', { name: /wgs_2022/u })).toBeVisible();
    });
    await step('clearing the search preserves the status', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
      await expect(searched).toHaveBeenLastCalledWith({ ...NO_SEARCH, status: 'Failed', name: undefined });
      await expect(canvas.getByRole('searchbox', { name: 'Dataset Name' })).toHaveFocus();
    });
  },
};

export const RefreshPreservesFilters: Story = {
  args: { initial: { ...NO_SEARCH, status: 'Failed' } },
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('get', '/api/tasks', ({ query, response }) => {
        sent(query.get('status'), query.get('plugin_name'));
        return response(200).json(taskPageOf([], query));
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No dataset matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent).toHaveBeenLastCalledWith('Failed', 'omics-dataset');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the upload tasks')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No dataset yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The upload tasks could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /rna_run1/u });
    await expect(canvas.getByRole('radio', { name: '运行中' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('请输入数据集名称')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '上传路径' })).toBeVisible();
  },
};
