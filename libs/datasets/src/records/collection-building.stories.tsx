import { facetHandlers, happyHandlers, recordHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { CollectionPage } from '../testing/collection-page';
import { inDatasetsHost } from '../testing/datasets-host';

/** Lists that need the index of a collection while the server builds it. */
const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'The index of the collection is being built';

export const Libraries: Story = {
  args: { address: 'tab=libraries' },
  beforeEach: ({ msw }) => msw.use(facetHandlers.summariseBuilding),
  play: async ({ canvas, msw, step }) => {
    await step('says why there are no rows, and how far the index is', async () => {
      const title = await canvas.findByText(TITLE, undefined, CHUNK_TIMEOUT);
      const state = within(title.closest<HTMLElement>('[role=status]')!);
      await expect(state.getByText(/40% of the records are read\.$/)).toBeVisible();
      await expect(state.getByRole('progressbar', { name: 'Index of the collection' })).toHaveAttribute(
        'aria-valuenow',
        '40',
      );
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('and shows the rows by itself when it is there', async () => {
      msw.use(facetHandlers.summarise);
      await expect(await canvas.findByRole('row', { name: /^L1 D5, D6/ }, CHUNK_TIMEOUT)).toBeVisible();
      await expect(canvas.queryByText(TITLE)).not.toBeInTheDocument();
    });
  },
};

export const SortedFiles: Story = {
  play: async ({ canvas, msw, step, userEvent }) => {
    await canvas.findByText('Showing 1 - 25 of 25 files');
    msw.use(recordHandlers.queryBuilding);
    await step('rows in the order of before give way to the reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'File Name' }));
      await expect(await canvas.findByText(TITLE, undefined, CHUNK_TIMEOUT)).toBeVisible();
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    });
    await step('until the sorted page is there', async () => {
      msw.use(recordHandlers.query);
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
    });
  },
};

export const LibrariesInChinese: Story = {
  args: { address: 'tab=libraries' },
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) => msw.use(facetHandlers.summariseBuilding),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在建立该数据集合的索引', undefined, CHUNK_TIMEOUT)).toBeVisible();
    await expect(canvas.getByText('该列表需要此索引，完成后会自动显示。已读取 40% 的记录。')).toBeVisible();
  },
};
