import { BRAND, happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createCart } from '../cart-store/cart';
import { CollectionPage } from '../testing/collection-page';
import { inDatasetsHost, memoryStorage } from '../testing/datasets-host';
import { memoryCartLogs } from '../testing/memory-cart-log';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const full = memoryCartLogs();
full.reject(true);

export const SelectionThatCannotBeStored: Story = {
  parameters: {
    ports: { cart: createCart({ brand: BRAND, storage: memoryStorage(), openLog: full.openTab() }) },
  },
  play: async ({ canvas, userEvent }) => {
    const tick = await canvas.findByRole('checkbox', { name: 'D5_1.fastq in the cart' }, CHUNK_TIMEOUT);
    await expect(canvas.queryByText('The browser has no space to store this cart')).not.toBeInTheDocument();
    await userEvent.click(tick);
    await expect(
      await canvas.findByText('The browser has no space to store this cart', undefined, CHUNK_TIMEOUT),
    ).toBeVisible();
    await expect(tick).toBeChecked();
  },
};
