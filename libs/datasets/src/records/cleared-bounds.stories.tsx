import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { CollectionPage } from '../testing/collection-page';
import { inDatasetsHost } from '../testing/datasets-host';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: 'f.file_size=0..3000', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A size is no field of the default selection: the filter of the address alone shows it. */
export const ClearedBounds: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const size = async () => within(await canvas.findByRole('region', { name: 'File Size' }));
    const bound = async (name: string) => (await size()).findByRole('textbox', { name }, CHUNK_TIMEOUT);
    await step('both bounds are cleared', async () => {
      await userEvent.clear(await bound('At least'));
      await userEvent.clear(await bound('At most'));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({});
    });
    await step('the filter stays in its column, empty', async () => {
      await expect(await bound('At least')).toHaveValue('');
      await expect(await bound('At most')).toHaveValue('');
    });
    await step('another bound filters again', async () => {
      await userEvent.type(await bound('At least'), '1 kB{Enter}');
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'f.file_size': '1024..' });
    });
  },
};
