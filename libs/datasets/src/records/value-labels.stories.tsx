import { aFieldSchema, BRAND, dataseqHttp, happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { chooseAction } from '../testing/choose-action';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { inDatasetsHost } from '../testing/datasets-host';

/** Labels that are in no catalog of the portal. */
const FIELDS = [
  aFieldSchema({
    labels: { 'en-US': { FASTQ: 'Sequencer output' }, 'zh-CN': { FASTQ: '测序仪输出', BAM: '比对结果' } },
  }),
  aFieldSchema({
    key: 'project_name',
    name: 'Project',
    priority: 9,
    labels: { 'zh-CN': { 'Batch 1': '第一批' } },
  }),
];

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: 'f.data_format=FASTQ', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('get', '/api/schema/{collection}', ({ params, response }) =>
        response(200).json(params.collection === `${BRAND}_transcriptomics` ? FIELDS : []),
      ),
      ...happyHandlers,
    ),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, step, userEvent }) => {
    await step('the facet shows labels of the server, and a value without one as it is', async () => {
      const formats = within(await canvas.findByRole('region', { name: '数据格式' }));
      await expect(await formats.findByRole('checkbox', { name: '测序仪输出' })).toBeChecked();
      await expect(formats.getByRole('checkbox', { name: '比对结果' })).toBeVisible();
      await expect(formats.getByRole('checkbox', { name: 'CSV' })).toBeVisible();
    });
    await step('so do the filter chip and the table', async () => {
      await expect(canvas.getByRole('button', { name: /移除.*测序仪输出/ })).toBeVisible();
      await expect(await canvas.findAllByRole('gridcell', { name: '测序仪输出' })).not.toHaveLength(0);
    });
    await step('and the cart', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /D5_1\.fastq/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^购物车文件/ }));
      const cart = within(await screen.findByRole('dialog', {}, CHUNK_TIMEOUT));
      await expect(await cart.findByText(/第一批 · 测序仪输出/)).toBeVisible();
    });
  },
};

export const SentencesInBothLanguages: Story = {
  play: async ({ canvas, userEvent }) => {
    const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
    await expect(await formats.findByRole('checkbox', { name: 'Sequencer output' })).toBeChecked();
    await chooseAction('Copy as...');
    const dialog = within(await screen.findByRole('dialog', {}, CHUNK_TIMEOUT));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Sentence' }));
    await expect(await dialog.findByText(/Data Format is Sequencer output/)).toBeVisible();
    await expect(await dialog.findByText(/数据格式.*测序仪输出/)).toBeVisible();
  },
};
