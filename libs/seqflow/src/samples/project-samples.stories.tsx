import { aProject, datainsHttp, happyHandlers, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { ProjectSamples } from './project-samples';

const requested = fn();

/** As many samples as a project may have, each with two files. */
const MANY = Array.from({ length: 10_000 }, (_, index) => ({
  sample_id: `S${String(index).padStart(5, '0')}`,
  read1: `minio://users/data/ada/S${index}_R1.fastq.gz`,
  read2: `minio://users/data/ada/S${index}_R2.fastq.gz`,
}));

const meta = {
  component: ProjectSamples,
  decorators: [inSeqflowHost],
  args: { projectId: uuid(2, 1) },
  beforeEach: ({ msw }) => {
    requested.mockClear();
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}', ({ params, query, response }) => {
        requested(query.get('samples'));
        const samples = query.get('samples') === 'true' ? { samples: MANY } : {};
        return response(200).json({ ...aProject({ id: params.id ?? '' }), ...samples });
      }),
      ...happyHandlers,
    );
  },
} satisfies Meta<typeof ProjectSamples>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousand: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('columns have the labels of the form, and only visible rows are rendered', async () => {
      const grid = await canvas.findByRole('grid', { name: 'Samples' });
      await expect(await within(grid).findByRole('columnheader', { name: 'Read 1' })).toBeVisible();
      await expect(grid).toHaveAttribute('aria-rowcount', '10001');
      await expect(within(grid).getAllByRole('row').length).toBeLessThan(100);
    });
    await step('a file has its name in the cell, and its link on focus', async () => {
      const file = await canvas.findByRole('button', { name: 'S0_R1.fastq.gz' });
      file.focus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(
        'minio://users/data/ada/S0_R1.fastq.gz',
      );
    });
    await step('a search over all values', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the samples' }), 's4321_r2');
      await expect(await canvas.findByText('1 of 10000 samples')).toBeVisible();
      await expect(await canvas.findByText('S04321')).toBeVisible();
    });
    await step('no sample', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the samples' }), 'x');
      await expect(await canvas.findByText('No sample matches the search')).toBeVisible();
      await waitFor(() => expect(requested.mock.calls.filter(([value]) => value === 'true')).toHaveLength(1));
    });
  },
};

const LONG_ID = 'Quartet_DNA_BGI_SEQ2000_BGI_LCL5_1_20180518';

/** Names of libraries are long: the column has room for them on a wide screen. */
export const LongSampleIds: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}', ({ params, response }) =>
        response(200).json({
          ...aProject({ id: params.id ?? '' }),
          samples: [{ sample_id: LONG_ID, read1: 'minio://users/a.fastq.gz' }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const cell = (await canvas.findByText(LONG_ID)).closest('[role=gridcell]')!;
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** The app was removed: the keys of the values stand for the labels. */
export const WithoutForm: Story = {
  beforeEach: ({ msw }) => msw.use(datainsHttp.failing('get', '/apps/{owner}/{appVersion}/schema.json', 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'read1' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(datainsHttp.failing('get', '/api/projects/{id}', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The samples could not be loaded');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(datainsHttp.pending('get', '/api/projects/{id}')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the samples')).toBeInTheDocument();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: '搜索样本' })).toBeVisible();
  },
};
