import {
  aProjectFigures,
  aWorkflow,
  datainsHttp,
  figureHandlers,
  happyHandlers,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { JobManagementSearch } from '../job-search/job-search';
import { NO_SEARCH } from '../testing/job-page';
import { inSeqflowHost, WithSearch } from '../testing/seqflow-host';
import { FigureBoxPlot } from './figure-box-plot';
import { FigureGroupTable } from './figure-group-table';
import { ProjectFigures } from './project-figures';

const searched = fn();

function FiguresPage({ initial }: { readonly initial: JobManagementSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <ProjectFigures
          projectId={uuid(2, 1)}
          search={search}
          onSearchChange={(next) => {
            searched(next);
            onSearchChange(next);
          }}
        />
      )}
    </WithSearch>
  );
}

const meta = {
  title: 'Project figures',
  component: FiguresPage,
  // Loaded with the stories: on demand it takes long on a busy machine.
  subcomponents: { FigureBoxPlot, FigureGroupTable },
  decorators: [inSeqflowHost],
  args: { initial: { ...NO_SEARCH, view: 'figures' } },
  beforeEach: ({ msw }) => {
    searched.mockClear();
    msw.use(...happyHandlers);
  },
} satisfies Meta<typeof FiguresPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => screen.findByRole('grid', { name: 'Figures over samples' });
const firstRow = async () => within(await grid()).getAllByRole('row')[1]!;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('one table has all samples, and says what is not there yet', async () => {
      await expect(await grid()).toHaveAttribute('aria-rowcount', '27');
      await expect(
        canvas.getByText('13 of 14 jobs have ended. The others follow as they end.'),
      ).toBeVisible();
    });
    await step('a sorted figure puts the outlier first, with a sentence', async () => {
      await userEvent.click(within(await grid()).getByRole('button', { name: 'Q30' }));
      await waitFor(async () => expect(await firstRow()).toHaveTextContent('D5_7'));
      await expect(await firstRow()).toHaveTextContent('▼');
      await expect(await firstRow()).toHaveTextContent(
        /61\.00% Outlier: \d+\.?\d* robust deviations below the median of 12\./u,
      );
    });
  },
};

/** Values beyond a published limit have a mark and a sentence; gaps have a reason. */
export const LimitsAndGaps: Story = {
  args: { initial: { ...NO_SEARCH, view: 'figures', figureSort: 'duplication' } },
  play: async ({ step, userEvent }) => {
    await step('limits have marks and name their origin', async () => {
      const head = within(await grid()).getByRole('button', { name: 'Duplicate reads' });
      await userEvent.click(head);
      await waitFor(async () =>
        expect(await firstRow()).toHaveTextContent(
          '✗▲55.00% Above the failure limit of 50.00% (FastQC, Sequence Duplication Levels). Outlier: 4',
        ),
      );
    });
    await step('jobs without figures say why', async () => {
      await userEvent.click(within(await grid()).getByRole('button', { name: 'Missing' }));
      await waitFor(async () => expect(await firstRow()).toHaveTextContent('The job failed'));
      await expect(within(await firstRow()).getAllByText('No value').length).toBeGreaterThan(0);
    });
    await step('a sample opens its job', async () => {
      await userEvent.click(within(await firstRow()).getByRole('button', { name: 'Details of D5_13' }));
      await expect(searched).toHaveBeenLastCalledWith(
        expect.objectContaining({ job: uuid(3, 113), panel: 'details', figureSort: '/missing' }),
      );
    });
  },
};

/** Samples get other names, in the table and in the box plot; the address has them. */
export const RenamedSamples: Story = {
  args: { initial: { ...NO_SEARCH, view: 'figures', figureNames: 'D5_2:Batch%20two' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('a name of the address', async () => {
      const table = within(await grid());
      await expect(table.getAllByRole('button', { name: 'Details of Batch two' })[0]).toBeVisible();
      await expect(table.queryByRole('button', { name: 'Details of D5_2' })).not.toBeInTheDocument();
    });
    await step('a name that is typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename the samples' }));
      const panel = within(await screen.findByRole('dialog', { name: 'Names of the samples' }));
      await userEvent.type(panel.getByLabelText('Name of the sample D5_6'), 'Odd one{Enter}');
      await expect(searched).toHaveBeenLastCalledWith(
        expect.objectContaining({ figureNames: 'D5_2:Batch%20two,D5_6:Odd%20one' }),
      );
      await userEvent.keyboard('{Escape}');
    });
    await step('the points of the box plot have it', async () => {
      await expect(await canvas.findByRole('button', { name: /^Odd one: Read 1/u })).toBeVisible();
    });
  },
};

/** The address chooses the figure, the sort and the columns. */
export const Address: Story = {
  args: {
    initial: { ...NO_SEARCH, view: 'figures', figure: 'duplication', figureSort: '-n', figureHidden: 'q30,' },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('a hidden figure is shown, and another one hidden', async () => {
      const table = within(await grid());
      await expect(table.getByRole('columnheader', { name: /^Unknown bases/u })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(table.queryByRole('columnheader', { name: /^Q30/u })).not.toBeInTheDocument();
    });
    await step('the box plot has a box for each mate, and its points open jobs', async () => {
      await expect(await canvas.findByText(/^24 values, \d outliers\./u)).toBeVisible();
      const point = await canvas.findByRole('button', { name: 'D5_6: Read 1, 8' });
      point.focus();
      await userEvent.keyboard('{Enter}');
      await expect(searched).toHaveBeenLastCalledWith(
        expect.objectContaining({ job: uuid(3, 106), panel: 'details', figure: 'duplication' }),
      );
    });
  },
};

/** The app names no file with figures. */
export const NoFigures: Story = {
  beforeEach: ({ msw }) => msw.use(figureHandlers.getNone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The app of this project names no file with figures')).toBeVisible();
  },
};

/** An older service does not know the address. */
export const OlderServer: Story = {
  beforeEach: ({ msw }) => msw.use(figureHandlers.getUnknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This service computes no figures over samples')).toBeVisible();
  },
};

export const Fails: Story = {
  beforeEach: ({ msw }) => msw.use(figureHandlers.getError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The figures could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(figureHandlers.getLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the figures')).toBeInTheDocument();
  },
};

/** A broken file is a gap of its sample, not of the project. */
export const NotReadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}/figures', ({ response }) => {
        const { columns, data, ...page } = aProjectFigures();
        const broken = { ...data.at(-1)!, job_id: uuid(3, 900), status: 'Succeeded' as const };
        return response(200).json({
          ...page,
          columns,
          data: [{ ...broken, missing: 'not-readable' }, ...data.slice(0, 3)],
          total: 4,
          ended: 4,
        });
      }),
    ),
  play: async () => {
    await expect(await grid()).toHaveAttribute('aria-rowcount', '5');
    await expect(await firstRow()).toHaveTextContent('A file with figures is not readable');
  },
};

/** Names that differ only in their last characters are shown whole. */
export const LongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}/figures', ({ response }) => {
        const { data, ...page } = aProjectFigures();
        const named = data.map((row, at) => ({ ...row, sample_id: `WES_LCL5_2026-11-25_rep${at}` }));
        return response(200).json({ ...page, data: named });
      }),
    ),
  play: async () => {
    const name = within(await firstRow()).getByRole('button', {
      name: 'Details of WES_LCL5_2026-11-25_rep0',
    });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '样本指标' })).toBeVisible();
    await expect(canvas.getByText('14 个作业中已有 13 个结束，其余作业结束后会显示在这里。')).toBeVisible();
  },
};

export const Phone: Story = {
  parameters: { window: 'phone' },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await grid()).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'D5_7: Read 1, 250,433' })).toBeInTheDocument();
    // Beside the samples is a figure, not the reasons for missing ones.
    const heads = within(await grid())
      .getAllByRole('columnheader')
      .slice(0, 3);
    await expect(heads.map((head) => head.textContent?.trim())).toEqual(['Sample', 'Series', 'Reads']);
  },
};

/** Jobs of the twelve samples in two batches. */
const inBatches = datainsHttp.on('get', '/api/workflows', ({ response }) => {
  const data = Array.from({ length: 12 }, (_, at) =>
    aWorkflow({
      id: uuid(3, at + 101),
      job_params: { sample_id: `D5_${at + 1}`, batch: at < 4 ? 'first' : 'second' },
      labels: { project_id: uuid(2, 1) },
    }),
  );
  return response(200).json({ total: 12, page: 1, per_page: 1000, data });
});

/** Samples grouped by a parameter: a row and a box for each group and mate, and the choice in the address. */
export const ByGroup: Story = {
  beforeEach: ({ msw }) => msw.use(inBatches),
  play: async ({ canvas, step, userEvent }) => {
    await step('a parameter is chosen', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Group the samples by' }));
      await userEvent.click(await screen.findByRole('option', { name: 'By parameter: batch' }));
      await expect(searched).toHaveBeenLastCalledWith(
        expect.objectContaining({ figureGroup: 'parameter:batch' }),
      );
    });
    await step('each group and mate has a row with its median', async () => {
      const groups = await screen.findByRole('grid', { name: 'Figures by group' });
      const rows = within(groups).getAllByRole('row').slice(1);
      await expect(rows.map((row) => within(row).getAllByRole('gridcell')[1]?.textContent)).toEqual([
        '4',
        '4',
        '8',
        '8',
        '2',
      ]);
      await expect(rows[0]).toHaveTextContent(/first · Read 1/u);
      await expect(rows[0]).toHaveTextContent(/18\.50% \(11\.00% to 55\.00%\)/u);
    });
    await step('and a box', async () => {
      const chart = await canvas.findByRole('figure', { name: /Reads/u });
      await waitFor(() => expect(chart).toHaveTextContent('second · Read 2'));
    });
  },
};
