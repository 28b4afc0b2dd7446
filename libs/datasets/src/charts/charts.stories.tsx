import {
  aFieldSchema,
  countHandlers,
  dataseqHttp,
  facetHandlers,
  happyHandlers,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { chooseAction } from '../testing/choose-action';
import { inDatasetsHost } from '../testing/datasets-host';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByOneField: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await chooseAction('Show charts');
    await expect(await canvas.findByText('Files by Data Format', {}, CHUNK_TIMEOUT)).toBeVisible();
    await step('a click on a bar filters by its value', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'CSV: 6' }, CHUNK_TIMEOUT));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'f.data_format': 'CSV' });
    });
  },
};

export const FollowsTheFilter: Story = {
  args: { address: 'f.donor_id=D5' },
  play: async ({ canvas }) => {
    await chooseAction('Show charts');
    await expect(await canvas.findByText('7 files with 1 value.', {}, CHUNK_TIMEOUT)).toBeVisible();
  },
};

export const ByTwoFields: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const choose = async (position: number, name: string) => {
      await userEvent.click(canvas.getAllByRole('combobox', { name: position === 0 ? 'By' : 'and by' })[0]!);
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await chooseAction('Show charts');
    await canvas.findByText('Files by Data Format', {}, CHUNK_TIMEOUT);
    await choose(1, 'Donor');
    await canvas.findByText('Files by Data Format and Donor', {}, CHUNK_TIMEOUT);
    await step('the table has the same figures', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show as a table' }));
      const rows = within(await canvas.findByRole('table', { name: /Files by Data Format and Donor/ }));
      const sums = rows
        .getAllByRole('row')
        .slice(1)
        .flatMap((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => Number(textContent)),
        )
        .filter((figure) => !Number.isNaN(figure));
      await expect(sums.reduce((one, other) => one + other, 0)).toBe(25);
      await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
    });
    await step('a click on a segment filters by both values', async () => {
      const [part] = await canvas.findAllByRole('button', { name: /: D5 \d+$/ });
      await userEvent.click(part!);
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({
        'f.data_format': 'FASTQ',
        'f.donor_id': 'D5',
      });
    });
  },
};

export const ByThreeFields: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const choose = async (position: number, name: string) => {
      await userEvent.click((await canvas.findAllByRole('combobox', { name: 'and by' }))[position]!);
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await chooseAction('Show charts');
    await choose(0, 'Donor');
    await choose(1, 'Platform');
    await canvas.findByText('Platform: ILM', {}, CHUNK_TIMEOUT);
    await canvas.findByText('Platform: BGI', {}, CHUNK_TIMEOUT);
    await step('all charts have the same segments in the same order and colours', async () => {
      const legends = () =>
        [...canvasElement.querySelectorAll('[data-slot="chart-legend"]')].map(
          ({ textContent }) => textContent,
        );
      await waitFor(() => expect(legends()).toHaveLength(2), CHUNK_TIMEOUT);
      await expect(legends()[0]).toContain('D5');
      await expect(new Set(legends()).size).toBe(1);
    });
  },
};

export const OtherValues: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('get', '/api/schema/{collection}', ({ response }) =>
        response(200).json([
          aFieldSchema({ key: 'library_id', name: 'Library', values: [] }),
          aFieldSchema({ key: 'donor_id', name: 'Donor', values: [] }),
        ]),
      ),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await chooseAction('Show charts');
    await step('values that are not drawn are counted in summary and table', async () => {
      const said = '25 files; the 12 most frequent of 13 values. 1 file with other values not drawn.';
      await expect(await canvas.findByText(said, {}, CHUNK_TIMEOUT)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
      await expect(await canvas.findByRole('row', { name: 'Other values 1' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
    });
    await step('by two fields as well', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'and by' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Donor' }));
      const said = /^25 files by the most frequent values of Library and Donor; 1 file with other values/;
      await expect(await canvas.findByText(said, {}, CHUNK_TIMEOUT)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
      await expect(await canvas.findByRole('row', { name: /^Other values [01 ]+$/ })).toBeVisible();
    });
  },
};

export const CountsFail: Story = {
  beforeEach: ({ msw }) => msw.use(countHandlers.countError, facetHandlers.summariseError),
  play: async ({ canvas }) => {
    await chooseAction('Show charts');
    await expect(await canvas.findByText('The files could not be counted', {}, CHUNK_TIMEOUT)).toBeVisible();
    await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await chooseAction('显示图表', '更多操作');
    await expect(await canvas.findByText('按数据格式统计文件', {}, CHUNK_TIMEOUT)).toBeVisible();
  },
};
