import {
  aProject,
  aProjectStats,
  datainsHttp,
  happyHandlers,
  pageOf,
  projectHandlers,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost, WithSearch } from '../testing/seqflow-host';
import { ProjectListScreen } from './project-list-screen';
import type { Pipeline } from './pipeline';
import type { ProjectListSearch } from './project-search';

const ALL_PROJECTS: ProjectListSearch = {
  status: undefined,
  name: undefined,
  appId: undefined,
  from: undefined,
  to: undefined,
  deleted: undefined,
  sort: undefined,
  page: undefined,
  perPage: undefined,
};

function Page({ initial, pipeline }: { readonly initial: ProjectListSearch; readonly pipeline?: Pipeline }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <ProjectListScreen
          title="DNA-Seq & RNA-Seq Pipelines"
          pipeline={pipeline}
          search={search}
          onSearchChange={onSearchChange}
        />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inSeqflowHost],
  args: { initial: ALL_PROJECTS },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Page>;

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

const updated = fn();

export const DeleteConfirmation: Story = {
  beforeEach: ({ msw }) => {
    updated.mockClear();
    msw.use(
      datainsHttp.on('put', '/api/projects/{id}', async ({ body, response }) => {
        updated(await body());
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on rna_batch_2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete: rna_batch_2' });
    await step('the confirmation names the project, and what is deleted', async () => {
      await expect(
        within(dialog).getByText("Delete the project's results but not record, sure?"),
      ).toBeVisible();
      await expect(updated).not.toHaveBeenCalled();
    });
    await step('the request has the status On Hold', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(updated).toHaveBeenCalledOnce());
      await expect(updated).toHaveBeenCalledWith({ status: 'On Hold' });
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });
  },
};

export const RestartConfirmationHasJobCount: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}/stats', ({ response }) =>
        response(200).json(aProjectStats({ running: 0, success: 23, error: 1 })),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on rna_batch_3' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restart' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Restart: rna_batch_3' });
    await expect(
      await within(dialog).findByText(
        '1 of 24 jobs of rna_batch_3 will run again: those that failed or were stopped. The others keep their results. Sure?',
      ),
    ).toBeVisible();
  },
};

export const ActionsByState: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on rna_batch_1' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Run again with changes', 'Stop', 'Delete']);
    await expect(items[0]).toHaveAttribute('href', expect.stringContaining(`again=${uuid(2, 1)}`));
  },
};

/** The menu follows the server, whatever the status: this deleted project still stops its jobs. */
export const ActionsOfServer: Story = {
  args: { initial: { ...ALL_PROJECTS, status: 'On Hold' } },
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects', ({ query, response }) =>
        response(200).json(
          pageOf(
            [
              aProject({ status: 'On Hold', actions: [] }),
              aProject({ id: uuid(2, 2), project_name: 'rna_batch_2', status: 'On Hold' }),
            ],
            query,
          ),
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const itemsOf = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions on ${name}` }));
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      return items;
    };
    await expect(await itemsOf('rna_batch_2')).toEqual(['Run again with changes', 'Restart']);
    await expect(await itemsOf('rna_batch_1')).toEqual(['Run again with changes']);
  },
};

export const ActionRejected: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.updateConflict),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on rna_batch_1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }),
    );
    await expect(await screen.findByText('A project that has succeeded cannot be stopped')).toBeVisible();
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
