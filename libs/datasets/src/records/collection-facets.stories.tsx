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
import { inDatasetsHost } from '../testing/datasets-host';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFiltersAndTheCart: Story = {
  args: { address: 'page=2' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a filter returns to page 1', async () => {
      const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
      await userEvent.click(await formats.findByRole('checkbox', { name: 'FASTQ' }));
      await expect(await canvas.findByText('Showing 1 - 7 of 7 files')).toBeVisible();
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'f.data_format': 'FASTQ' });
    });
    await step('a facet keeps the counts of its other values, and other facets update', async () => {
      const formats = within(canvas.getByRole('region', { name: 'Data Format' }));
      await expect(formats.getByRole('checkbox', { name: 'BAM' })).toBeVisible();
      const donors = within(canvas.getByRole('region', { name: 'Donor' }));
      await waitFor(() => expect(donors.queryByRole('checkbox', { name: 'D6' })).not.toBeInTheDocument());
    });
    await step('another field is found by its name and filtered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a File Filter' }));
      await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the fields' }), 'plat-form');
      await userEvent.click(screen.getByRole('checkbox', { name: /Platform/ }));
      await userEvent.keyboard('{Escape}');
      const platforms = within(await canvas.findByRole('region', { name: 'Platform' }));
      await userEvent.click(await platforms.findByRole('checkbox', { name: 'BGI' }));
      await expect(await canvas.findByText('Showing 1 - 3 of 3 files')).toBeVisible();
    });
    await step('a selected row is in the cart', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'All files of this page in the cart' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'D5_13.fastq in the cart' }));
      await userEvent.click(canvas.getByRole('button', { name: /Cart Files/ }));
      const cart = within(await screen.findByRole('dialog', { name: 'Cart Files' }));
      await expect(cart.getByText('D5_1.fastq')).toBeVisible();
      await expect(cart.getByText('D5_25.fastq')).toBeVisible();
      await expect(cart.queryByText('D5_13.fastq')).not.toBeInTheDocument();
      await expect(cart.getByRole('link', { name: 'Use in a new assessment' })).toHaveAttribute(
        'href',
        '#/data/qc-job-submit',
      );
    });
    await step('clearing the cart can be undone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear the cart' }));
      await expect(await screen.findByText('The cart is empty')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await within(screen.getByRole('dialog')).findByText('D5_25.fastq')).toBeVisible();
    });
  },
};

export const NumberRange: Story = {
  args: { address: 'f.file_size=0..3000' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('0 is a valid bound', async () => {
      await expect(await canvas.findByText('Showing 1 - 3 of 3 files')).toBeVisible();
      const size = within(await canvas.findByRole('region', { name: 'File Size' }));
      await expect(size.getByRole('spinbutton', { name: 'At least' })).toHaveValue(0);
    });
    await step('a reversed range is not sent', async () => {
      const size = within(canvas.getByRole('region', { name: 'File Size' }));
      await userEvent.clear(size.getByRole('spinbutton', { name: 'At least' }));
      await userEvent.type(size.getByRole('spinbutton', { name: 'At least' }), '9000');
      await expect(size.getByRole('button', { name: 'Apply' })).toBeDisabled();
      await expect(args.onSearchChange).not.toHaveBeenCalled();
    });
    await step('a chip removes the filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove: File Size from 0 to 3,000' }));
      await expect(await canvas.findByText('Showing 1 - 10 of 25 files')).toBeVisible();
    });
    await step('a bar of the histogram filters by its range', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a File Filter' }));
      await userEvent.click(await screen.findByRole('checkbox', { name: /File Size/ }));
      await userEvent.keyboard('{Escape}');
      const bars = within(await canvas.findByRole('list', { name: 'Distribution of File Size' }));
      await expect(bars.getAllByRole('button')).toHaveLength(9);
      await userEvent.click(bars.getAllByRole('button', { name: /: 3 files$/ })[0]!);
      await expect(await canvas.findByText('Showing 1 - 3 of 3 files')).toBeVisible();
    });
  },
};

export const ManyValues: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('get', '/api/schema/{collection}', ({ response }) =>
        response(200).json([aFieldSchema({ key: 'library_id', name: 'Library', values: [] })]),
      ),
    ),
  play: async ({ canvas, step, userEvent }) => {
    const facet = within(await canvas.findByRole('region', { name: 'Library' }));
    await step('the first five values are shown, and the number of others', async () => {
      await expect(await facet.findAllByRole('checkbox')).toHaveLength(5);
      await userEvent.click(facet.getByRole('button', { name: '8 More...' }));
      await expect(facet.getAllByRole('checkbox')).toHaveLength(13);
    });
    await step('all values can be selected and inverted', async () => {
      await userEvent.click(facet.getByRole('button', { name: 'Select all values of Library' }));
      await expect(await canvas.findByText('Showing 1 - 10 of 25 files')).toBeVisible();
      await waitFor(() => expect(facet.getByRole('checkbox', { name: 'L13' })).toBeChecked());
      await userEvent.click(facet.getByRole('checkbox', { name: 'L13' }));
      await userEvent.click(facet.getByRole('button', { name: 'Invert the values of Library' }));
      await expect(await canvas.findByText('Showing 1 - 1 of 1 files')).toBeVisible();
      await userEvent.click(facet.getByRole('checkbox', { name: 'L13' }));
    });
    await step('a value can be searched', async () => {
      await userEvent.type(facet.getByRole('searchbox', { name: 'Search the values of Library' }), 'l13');
      await expect(facet.getAllByRole('checkbox')).toHaveLength(1);
    });
  },
};

export const CountsFail: Story = {
  beforeEach: ({ msw }) => msw.use(countHandlers.countError, facetHandlers.summariseError),
  play: async ({ canvas, msw, step, userEvent }) => {
    const facet = within(await canvas.findByRole('region', { name: 'Data Format' }));
    await expect(await facet.findByText('The values could not be counted')).toBeVisible();
    await expect(await canvas.findByText('Showing 1 - 10 of 25 files')).toBeVisible();
    await step('Retry requests this facet again', async () => {
      msw.use(countHandlers.count);
      await userEvent.click(facet.getByRole('button', { name: 'Retry' }));
      await expect(await facet.findByRole('checkbox', { name: 'BAM' })).toBeVisible();
    });
  },
};

export const OneSummaryRequest: Story = {
  args: { address: 'f.data_format=CSV' },
  beforeEach: ({ msw }) => msw.use(countHandlers.countError),
  play: async ({ canvas, step }) => {
    await step('a facet keeps the values that are not selected', async () => {
      const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
      await expect(await formats.findByRole('checkbox', { name: 'CSV' })).toBeChecked();
      await expect(formats.getByRole('checkbox', { name: 'BAM' })).not.toBeChecked();
    });
    const donors = within(canvas.getByRole('region', { name: 'Donor' }));
    await expect(await donors.findAllByRole('checkbox')).not.toHaveLength(0);
  },
};

export const ServiceWithoutSummaries: Story = {
  args: { address: 'f.data_format=CSV' },
  beforeEach: ({ msw }) => msw.use(dataseqHttp.failing('post', '/api/facets/{name}', 404)),
  play: async ({ canvas, userEvent }) => {
    const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
    await userEvent.click(await formats.findByRole('checkbox', { name: 'BAM' }));
    await expect(await canvas.findByText('Showing 1 - 10 of 12 files')).toBeVisible();
    await expect(formats.getByRole('checkbox', { name: 'FASTQ' })).not.toBeChecked();
    const donors = within(canvas.getByRole('region', { name: 'Donor' }));
    await expect(await donors.findAllByRole('checkbox')).not.toHaveLength(0);
  },
};
