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

export const TwoFiltersAndTheCart: Story = {
  args: { address: 'page=2' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a filter returns to page 1', async () => {
      const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
      await userEvent.click(await formats.findByRole('checkbox', { name: 'FASTQ' }));
      await expect(await canvas.findByText('Showing 1 - 7 of 7 files')).toBeVisible();
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({
        'f.data_format': 'FASTQ',
        per_page: '10',
      });
    });
    await step('a facet keeps the counts of its other values, and other facets update', async () => {
      const formats = within(canvas.getByRole('region', { name: 'Data Format' }));
      await expect(formats.getByRole('checkbox', { name: 'BAM' })).toBeVisible();
      const donors = within(canvas.getByRole('region', { name: 'Donor' }));
      await waitFor(() => expect(donors.queryByRole('checkbox', { name: 'D6' })).not.toBeInTheDocument());
    });
    await step('another field is found by its name and filtered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a File Filter' }));
      await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search the fields' })).toHaveFocus());
      await userEvent.keyboard('plat-form');
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

export const ExcludedValues: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const facet = within(await canvas.findByRole('region', { name: 'Data Format' }));
    const exclude = (name: string) => facet.getByRole('button', { name: `Exclude ${name}` });
    await step('a value is excluded, by keyboard too', async () => {
      await userEvent.click(await facet.findByRole('button', { name: 'Exclude CSV' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'x.data_format': 'CSV' });
      await waitFor(() => expect(exclude('CSV')).toHaveAttribute('aria-pressed', 'true'));
      exclude('Unknown').focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'x.data_format': ['CSV', 'null'] });
      await expect(await canvas.findByText('Showing 1 - 13 of 13 files')).toBeVisible();
    });
    await step('the chip says not, and the counts of excluded values stay', async () => {
      const chip = 'Remove: Data Format is not CSV or Unknown';
      await expect(canvas.getByRole('button', { name: chip })).toBeVisible();
      await expect(exclude('CSV').closest('li')).toHaveTextContent('6');
    });
    await step('a tick keeps a value instead', async () => {
      await userEvent.click(facet.getByRole('checkbox', { name: 'BAM' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'f.data_format': 'BAM' });
      await waitFor(() => expect(exclude('CSV')).toHaveAttribute('aria-pressed', 'false'));
    });
  },
};

export const NumberRange: Story = {
  args: { address: 'f.file_size=0..3000' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('0 is a valid bound', async () => {
      await expect(await canvas.findByText('Showing 1 - 3 of 3 files')).toBeVisible();
      const size = within(await canvas.findByRole('region', { name: 'File Size' }));
      await expect(await size.findByRole('textbox', { name: 'At least' }, CHUNK_TIMEOUT)).toHaveValue(
        '0 Bytes',
      );
    });
    await step('a reversed range is not sent', async () => {
      const size = within(canvas.getByRole('region', { name: 'File Size' }));
      const least = size.getByRole('textbox', { name: 'At least' });
      await userEvent.clear(least);
      await userEvent.type(least, '9000');
      await expect(size.getByText('Must not be less than the minimum')).toBeVisible();
      await expect(size.getByRole('button', { name: 'Apply' })).toBeDisabled();
      await userEvent.clear(least);
      await userEvent.type(least, '10 XB');
      await expect(size.getByText(/^Not a size:/)).toBeVisible();
      await expect(least).toBeInvalid();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearchChange).not.toHaveBeenCalled();
    });
    await step('a size is typed with its unit', async () => {
      const size = within(canvas.getByRole('region', { name: 'File Size' }));
      await userEvent.clear(size.getByRole('textbox', { name: 'At least' }));
      await userEvent.type(size.getByRole('textbox', { name: 'At least' }), '1 kB{Enter}');
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'f.file_size': '1024..3000' });
      await expect(await canvas.findByText('Showing 1 - 2 of 2 files')).toBeVisible();
    });
    await step('a chip removes the filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove: File Size from 1 KB to 2.93 KB' }));
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
    });
    await step('a bar of the histogram filters by its range', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a File Filter' }));
      await userEvent.click(await screen.findByRole('checkbox', { name: /File Size/ }));
      await userEvent.keyboard('{Escape}');
      const bars = within(
        await canvas.findByRole('list', { name: 'Distribution of File Size' }, CHUNK_TIMEOUT),
      );
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
      await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
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

export const AnyOfTheFilters: Story = {
  args: { address: 'f.data_format=CSV&f.donor_id=D5' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('filters of several fields become a group, of which one is enough', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Match any of these' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({
        'f1.data_format': 'CSV',
        'f1.donor_id': 'D5',
      });
      await expect(await canvas.findByText('Showing 1 - 13 of 13 files')).toBeVisible();
    });
    await step('a further filter must be met too', async () => {
      const chip = 'Remove: any of (Data Format is CSV; Donor is D5)';
      await expect(canvas.getByRole('button', { name: chip })).toBeVisible();
      const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
      await userEvent.click(await formats.findByRole('checkbox', { name: 'FASTQ' }));
      await expect(await canvas.findByText('Showing 1 - 7 of 7 files')).toBeVisible();
      await userEvent.click(formats.getByRole('checkbox', { name: 'FASTQ' }));
    });
    await step('and they can be joined by "and" again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Match all of these' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({
        'f.data_format': 'CSV',
        'f.donor_id': 'D5',
      });
    });
  },
};

const onSearch = fn<(tree: string) => void>();

export const MoreValuesThanAreSent: Story = {
  args: { address: 'f.library_id=L99999' },
  beforeEach: ({ msw }) => {
    onSearch.mockClear();
    msw.use(
      dataseqHttp.on('get', '/api/schema/{collection}', ({ response }) =>
        response(200).json([aFieldSchema({ key: 'library_id', name: 'Library', values: [] })]),
      ),
      dataseqHttp.on('post', '/api/facets/{name}', async ({ body, response }) => {
        const { query = {} } = await body();
        const tree = JSON.stringify(query);
        const isSearch = tree.includes('regex');
        if (isSearch) onSearch(tree);
        const counts = isSearch
          ? [{ _id: 'L77', total: 3 }]
          : Array.from({ length: 1000 }, (_, index) => ({ _id: `M${index}`, total: 2 }));
        return response(200).json({
          total: 9,
          facets: [{ field: 'library_id', counts, distinct: isSearch ? 1 : 147_428 }],
        });
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const facet = within(await canvas.findByRole('region', { name: 'Library' }));
    await step('the facet says so, and does not know the files of a value beyond', async () => {
      await expect(await facet.findByText(/^The 1,000 values with the most files, of 147,428/)).toBeVisible();
      await expect(facet.getByRole('checkbox', { name: 'L99999' }).closest('li')).toHaveTextContent(/-$/);
      await expect(facet.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
    });
    await step('the service searches all values', async () => {
      await userEvent.type(facet.getByRole('searchbox', { name: 'Search the values of Library' }), 'L77');
      await expect(await facet.findByRole('checkbox', { name: 'L77' })).toBeVisible();
      await expect(onSearch).toHaveBeenCalledOnce();
    });
  },
};

export const SizesOfValues: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
    await expect((await formats.findByRole('checkbox', { name: 'CSV' })).closest('li')).toHaveTextContent(
      '6',
    );
    await step('the sizes are shown on request', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: "Show the size of each value's files" }));
      await expect(await formats.findByText('76.17 KB')).toBeVisible();
    });
  },
};

export const CountsFail: Story = {
  beforeEach: ({ msw }) => msw.use(countHandlers.countError, facetHandlers.summariseError),
  play: async ({ canvas, msw, step, userEvent }) => {
    const facet = within(await canvas.findByRole('region', { name: 'Data Format' }));
    await expect(await facet.findByText('The values could not be counted')).toBeVisible();
    await expect(await canvas.findByText('Showing 1 - 25 of 25 files')).toBeVisible();
    await step('Retry requests this facet again', async () => {
      msw.use(countHandlers.count, facetHandlers.summarise);
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
    await expect(await canvas.findByText('Showing 1 - 12 of 12 files')).toBeVisible();
    await expect(formats.getByRole('checkbox', { name: 'FASTQ' })).not.toBeChecked();
    const donors = within(canvas.getByRole('region', { name: 'Donor' }));
    await expect(await donors.findAllByRole('checkbox')).not.toHaveLength(0);
  },
};
