import { BRAND, happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { inDatasetsHost } from '../testing/datasets-host';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: 'f.donor_id=D5', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Calls the listener once, after the handlers of the page, and stays on this page. */
function afterClick(listener: (isPrevented: boolean) => void): void {
  const onClick = (event: MouseEvent) => {
    listener(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
}

/** The name of a file has an address, so that its details can be opened in a new tab, beside the table. */
export const InANewTab: Story = {
  play: async ({ args, canvas, step }) => {
    const name = await canvas.findByRole('link', { name: 'D5_1.fastq' });
    await step('the link has the address of the file', () =>
      expect(name).toHaveAttribute(
        'href',
        `#/data/download/${BRAND}-transcriptomics?file=minio://${BRAND}-data-portal/transcriptomics/D5_1.fastq`,
      ),
    );
    await step('a click with Ctrl is left to the browser', async () => {
      const onClicked = fn<(isPrevented: boolean) => void>();
      afterClick(onClicked);
      await fireEvent.click(name, { ctrlKey: true });
      await expect(onClicked).toHaveBeenCalledWith(false);
      await expect(args.onSearchChange).not.toHaveBeenCalled();
    });
  },
};
