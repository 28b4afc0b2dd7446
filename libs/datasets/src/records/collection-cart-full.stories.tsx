import { BRAND, happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
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
  play: async ({ canvas, step, userEvent }) => {
    const tick = await canvas.findByRole('checkbox', { name: 'D5_1.fastq in the cart' }, CHUNK_TIMEOUT);
    await expect(canvas.queryByText('The browser has no space to store this cart')).not.toBeInTheDocument();
    await userEvent.click(tick);
    await expect(
      await canvas.findByText('The browser has no space to store this cart', undefined, CHUNK_TIMEOUT),
    ).toBeVisible();
    await expect(tick).toBeChecked();
    const button = canvas.getByRole('button', { name: /^Cart Files/ });
    await expect(button).toHaveAccessibleName(/1 file\s*stored only until this page closes/);
    await expect(within(button).getByTitle('stored only until this page closes')).toBeVisible();
    await step('without files, there is nothing to lose', async () => {
      await userEvent.click(tick);
      await waitFor(() => expect(button).not.toHaveAccessibleName(/until this page closes/));
    });
  },
};
