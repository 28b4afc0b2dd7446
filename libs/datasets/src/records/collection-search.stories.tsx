import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { inDatasetsHost } from '../testing/datasets-host';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SizeSuggested: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search the files' });
    await step('a size alone may be the least or the greatest', async () => {
      await userEvent.type(box, '1 MB');
      await expect(
        await canvas.findByRole('button', { name: 'File Size at least 1 MB' }, CHUNK_TIMEOUT),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'File Size at most 1 MB' })).toBeVisible();
    });
    await step('with a sign it is one of them, and becomes a filter in place of the text', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '> 1 MB');
      await expect(await canvas.findByRole('button', { name: 'Search for > 1 MB' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'File Size at most 1 MB' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'File Size at least 1 MB' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ 'f.file_size': '1048576..' }),
      );
      await expect(box).toHaveValue('');
    });
    await step('Enter takes a text with a sign for that size', async () => {
      await userEvent.type(box, '<= 2 MB{Enter}');
      await waitFor(() =>
        expect(args.onSearchChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ 'f.file_size': '..2097152' }),
        ),
      );
      await expect(box).toHaveValue('');
    });
  },
};
