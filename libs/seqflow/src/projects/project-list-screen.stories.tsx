import { aProject, datainsHttp, happyHandlers, pageOf, projectHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { ALL_PROJECTS, ProjectListPage } from '../testing/project-list-page';
import { inSeqflowHost } from '../testing/seqflow-host';

const meta = {
  component: ProjectListPage,
  decorators: [inSeqflowHost],
  args: { initial: ALL_PROJECTS },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof ProjectListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')!;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('every state has a label', async () => {
      await canvas.findByRole('link', { name: 'rna_batch_1' });
      await expect(
        within(rowOf('rna_batch_1')).getByRole('link', { name: 'RNA-seq QC v0.2.1' }),
      ).toHaveAttribute('href', expect.stringContaining('app-store?app='));
      await expect(within(rowOf('rna_batch_6')).getByText('Archived')).toBeVisible();
      await expect(within(rowOf('rna_batch_8')).getByText('Succeeded')).toBeVisible();
      await expect(within(rowOf('rna_batch_1')).getByText('0000-00-00 00:00')).toBeVisible();
    });
    await step('only a project that succeeded has a full bar', async () => {
      const barOf = (name: string) =>
        within(rowOf(name)).getByRole('progressbar').getAttribute('aria-valuenow');
      await expect(barOf('rna_batch_8')).toBe('100');
      await expect(barOf('rna_batch_3')).toBe('50');
      await expect(within(rowOf('rna_batch_3')).getByText('failed at 50%')).toBeVisible();
    });
    await step('a deleted project is listed only with its filter', async () => {
      await expect(canvas.queryByRole('link', { name: 'rna_batch_7' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('radio', { name: 'Deleted' }));
      await canvas.findByRole('link', { name: 'rna_batch_7' });
      await expect(within(rowOf('rna_batch_7')).getByText('Deleted')).toBeVisible();
    });
    await step('filter by state', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Failed' }));
      await expect(await canvas.findByRole('link', { name: 'rna_batch_3' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'rna_batch_1' })).not.toBeInTheDocument();
    });
  },
};

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('link', { name: /^rna_batch/u })
    .map((link) => link.textContent);

export const Filters: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Projects' });
    await canvas.findByRole('link', { name: 'rna_batch_1' });
    await step('a part of the name, in any case', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Project name' }), 'BATCH_3{Enter}');
      await waitFor(() => expect(namesIn(table)).toEqual(['rna_batch_3']));
    });
    await step('no project matches: one press clears the filters', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Project name' }), 'x{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear the filters' }));
      await canvas.findByRole('link', { name: 'rna_batch_1' });
    });
    await step('deleted projects on request', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show deleted' }));
      await canvas.findByRole('link', { name: 'rna_batch_7' });
      await userEvent.click(canvas.getByRole('radio', { name: 'Failed' }));
      await waitFor(() => expect(namesIn(table)).toEqual(['rna_batch_3']));
      await expect(canvas.getByRole('switch', { name: 'Show deleted' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('radio', { name: 'Total' }));
    });
    await step('the order of a column', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Project/u }));
      await userEvent.click(canvas.getByRole('button', { name: /^Project/u }));
      await waitFor(() => expect(namesIn(table)[0]).toBe('rna_batch_8'));
      await expect(canvas.getByRole('columnheader', { name: /^Project/u })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });
    await step('days of the start', async () => {
      await fireEvent.change(canvas.getByLabelText('Started on or after'), {
        target: { value: '2099-01-01' },
      });
      await expect(await canvas.findByText('No project matches')).toBeVisible();
    });
  },
};

/** An older server lists all projects whatever the filters: the page says so. */
export const FiltersIgnored: Story = {
  args: { initial: { ...ALL_PROJECTS, name: 'batch_2', from: '2099-01-01' } },
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects', ({ query, response }) =>
        response(200).json(pageOf([aProject()], query)),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This server does not support: Project name, Start date (UTC+8)'),
    ).toBeVisible();
  },
};

export const CountsFail: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.statsError),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('button', { name: 'Counts not available, retry' })).length,
    ).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: 'rna_batch_1' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.listLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the projects')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No project yet')).toBeVisible();
  },
};

/** Without a project of the chosen app, the list does not say that there is none at all. */
export const NoneOfTheApp: Story = {
  args: { initial: { ...ALL_PROJECTS, appId: aProject().app_id } },
  beforeEach: ({ msw }) => msw.use(projectHandlers.listEmpty),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No project matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
    await expect(await canvas.findByText('No project yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The projects could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const PipelineNotInstalled: Story = {
  args: { pipeline: { apps: ['quartet-wes-qc'], omics: 'genomics' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This pipeline is not installed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'QC Apps' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All projects' })).toBeVisible();
  },
};

/** An app of another pipeline in the address must not list its projects here. */
export const PipelineNotConfigured: Story = {
  args: {
    initial: { ...ALL_PROJECTS, appId: aProject().app_id },
    pipeline: { apps: [], omics: 'transcriptomics' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This pipeline is not installed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'rna_batch_1' })).not.toBeInTheDocument();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'rna_batch_1' });
    await expect(canvas.getByRole('radio', { name: '所有项目' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '已归档' })).toBeVisible();
  },
};
