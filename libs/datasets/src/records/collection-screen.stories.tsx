import {
  aFieldSchema,
  BRAND,
  countHandlers,
  dataseqHttp,
  happyHandlers,
  pageOf,
  recordHandlers,
  schemaHandlers,
  signHandlers,
  someDataFiles,
} from '@omics-portal/api-mocks';
import { parseSearch } from '@omics-portal/data-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inDatasetsHost, WithSearch } from '../testing/datasets-host';
import { CollectionScreen } from './collection-screen';
import type { CollectionSearch } from './collection-search';

interface PageProps {
  /** The part of the address after `?`. */
  readonly address: string;
  readonly omics: string;
  readonly onSearchChange: (next: CollectionSearch) => void;
}

function Page({ address, omics, onSearchChange }: PageProps) {
  return (
    <WithSearch<CollectionSearch> initial={parseSearch(address)}>
      {(search, change) => (
        <CollectionScreen
          collection={`${BRAND}_${omics}`}
          search={search}
          onSearchChange={(next) => {
            onSearchChange(next);
            change(next);
          }}
        />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'D5_1.fastq' });
    await step('says truly which files these are', () =>
      expect(canvas.getByText('Showing 1 - 10 of 25 files')).toBeVisible(),
    );
    await step('shows the fields of the first priorities as facets, and no others', async () => {
      await expect(await canvas.findByRole('region', { name: 'Data Format' })).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Donor' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Platform' })).not.toBeInTheDocument();
    });
    await step('counts what has no format as Unknown', async () => {
      const facet = within(canvas.getByRole('region', { name: 'Data Format' }));
      await expect(await facet.findByRole('checkbox', { name: 'Unknown' })).toBeVisible();
    });
  },
};

export const TwoFiltersAndTheCart: Story = {
  args: { address: 'page=2' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a filter goes back to page 1', async () => {
      const formats = within(await canvas.findByRole('region', { name: 'Data Format' }));
      await userEvent.click(await formats.findByRole('checkbox', { name: 'FASTQ' }));
      await expect(await canvas.findByText('Showing 1 - 7 of 7 files')).toBeVisible();
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ 'f.data_format': 'FASTQ' });
    });
    await step('the facet keeps the numbers of its other values, the others follow', async () => {
      const formats = within(canvas.getByRole('region', { name: 'Data Format' }));
      await expect(formats.getByRole('checkbox', { name: 'BAM' })).toBeVisible();
      const donors = within(canvas.getByRole('region', { name: 'Donor' }));
      await waitFor(() => expect(donors.queryByRole('checkbox', { name: 'D6' })).not.toBeInTheDocument());
    });
    await step('a further field is found by its name and filtered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a File Filter' }));
      await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the fields' }), 'plat-form');
      await userEvent.click(screen.getByRole('checkbox', { name: /Platform/ }));
      await userEvent.keyboard('{Escape}');
      const platforms = within(await canvas.findByRole('region', { name: 'Platform' }));
      await userEvent.click(await platforms.findByRole('checkbox', { name: 'BGI' }));
      await expect(await canvas.findByText('Showing 1 - 3 of 3 files')).toBeVisible();
    });
    await step('a tick puts the file into the cart', async () => {
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
    await step('emptying the cart can be undone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear the cart' }));
      await expect(await screen.findByText('The cart is empty')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await within(screen.getByRole('dialog')).findByText('D5_25.fastq')).toBeVisible();
    });
  },
};

export const NumbersAreARange: Story = {
  args: { address: 'f.file_size=0..3000' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('0 is a bound like any other', async () => {
      await expect(await canvas.findByText('Showing 1 - 3 of 3 files')).toBeVisible();
      const size = within(await canvas.findByRole('region', { name: 'File Size' }));
      await expect(size.getByRole('spinbutton', { name: 'At least' })).toHaveValue(0);
    });
    await step('a range that is upside down is not sent', async () => {
      const size = within(canvas.getByRole('region', { name: 'File Size' }));
      await userEvent.clear(size.getByRole('spinbutton', { name: 'At least' }));
      await userEvent.type(size.getByRole('spinbutton', { name: 'At least' }), '9000');
      await expect(size.getByRole('button', { name: 'Apply' })).toBeDisabled();
      await expect(args.onSearchChange).not.toHaveBeenCalled();
    });
    await step('a chip takes the filter away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove: File Size from 0 to 3,000' }));
      await expect(await canvas.findByText('Showing 1 - 10 of 25 files')).toBeVisible();
    });
  },
};

export const SortedByTheServer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'D5_1.fastq' });
    const head = canvas.getByRole('columnheader', { name: /File Size/ });
    await userEvent.click(within(head).getByRole('button'));
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: /File Size/ })).getByRole('button'),
    );
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'file_size:desc' });
    await expect(await canvas.findByRole('button', { name: 'D5_25.fastq' })).toBeVisible();
  },
};

export const ABadAddress: Story = {
  args: { address: 'page=-3&f.colour=red&tour=1' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('opens all the same, and says what it left out', async () => {
      await expect(await canvas.findByText('Parts of the address could not be used')).toBeVisible();
      await expect(await canvas.findByText('f.colour=red')).toBeVisible();
      await expect(await canvas.findByText('Showing 1 - 10 of 25 files')).toBeVisible();
    });
    await step('is repaired on request; what belongs to others stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Repair the address' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ tour: '1' });
      await expect(canvas.queryByText('Parts of the address could not be used')).not.toBeInTheDocument();
    });
  },
};

export const PastTheLastPage: Story = {
  args: { address: 'page=9' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('None of 25 files is on this page')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 3' }));
    await expect(await canvas.findByText('Showing 21 - 25 of 25 files')).toBeVisible();
  },
};

const anchorClick = fn<(href: string) => void>();

export const Downloading: Story = {
  beforeEach: ({ msw }) => {
    anchorClick.mockClear();
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      anchorClick(this.href);
    });
    msw.use(signHandlers.signNotFound);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download D5_1.fastq' }));
    await waitFor(() => expect(anchorClick).toHaveBeenCalledOnce());
    // The index does not know the checksum, so the storage signs by path.
    await expect(anchorClick.mock.calls[0]?.[0]).toContain(
      `/storage/${BRAND}-data-portal/transcriptomics/D5_1.fastq`,
    );
  },
};

export const EverythingAboutAFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'D5_1.fastq' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'D5_1.fastq' }));
    await expect(drawer.getByText(`minio://${BRAND}-data-portal/transcriptomics/D5_1.fastq`)).toBeVisible();
    await expect(drawer.getByText('00000000000000000000000000000001')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Add to the cart' }));
    await expect(drawer.getByRole('button', { name: 'Remove from the cart' })).toBeVisible();
  },
};

export const AllResultsIntoTheCart: Story = {
  args: { address: 'f.donor_id=D5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all 7 to the cart' }));
    await expect(await screen.findByText('7 files put into the cart')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Cart Files/ })).toHaveTextContent('7 files'),
    );
  },
};

export const TooManyForOnePress: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', ({ query, response }) =>
        response(200).json({ ...pageOf(someDataFiles(10), query), total: 1_000_000 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please filter first/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add all 1,000,000 to the cart' })).toBeDisabled();
  },
};

export const TakenAlong: Story = {
  args: { address: 'f.data_format=FASTQ&f.donor_id=D5' },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy as...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this query along' }));
    await expect(dialog.getByText(/transcriptomics\?f\.data_format=FASTQ&f\.donor_id=D5$/)).toBeVisible();
    await step('as a sentence', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Sentence' }));
      await expect(
        dialog.getByText('Files of Transcriptomics Data: Data Format is FASTQ and Donor is D5'),
      ).toBeVisible();
    });
    await step('as a program', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'curl' }));
      await expect(dialog.getByText(/curl --fail/)).toBeVisible();
    });
  },
};

export const Libraries: Story = {
  args: { address: 'tab=libraries&f.data_format=FASTQ' },
  play: async ({ canvas }) => {
    const files = await canvas.findByRole('link', { name: '1 files of L1' });
    await expect(files).toHaveAttribute(
      'href',
      `#/data/download/${BRAND}-transcriptomics?f.data_format=FASTQ&f.library_id=L1`,
    );
    await expect(canvas.getByText('1-7 of 7')).toBeVisible();
  },
};

export const GenomicsHasFilesOnly: Story = {
  args: { omics: 'genomics', address: 'tab=libraries' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 - 10 of 25 files')).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
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
    await step('five first, and how many more there are', async () => {
      await expect(await facet.findAllByRole('checkbox')).toHaveLength(5);
      await userEvent.click(facet.getByRole('button', { name: '8 More...' }));
      await expect(facet.getAllByRole('checkbox')).toHaveLength(13);
    });
    await step('finds a value', async () => {
      await userEvent.type(facet.getByRole('searchbox', { name: 'Search the values of Library' }), 'l13');
      await expect(facet.getAllByRole('checkbox')).toHaveLength(1);
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(schemaHandlers.getLoading, recordHandlers.queryLoading),
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(schemaHandlers.getEmpty, recordHandlers.queryEmpty, countHandlers.countEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This collection is empty')).toBeVisible();
    await expect(canvas.getByText('No files')).toBeVisible();
  },
};

export const CountsFail: Story = {
  beforeEach: ({ msw }) => msw.use(countHandlers.countError),
  play: async ({ canvas }) => {
    const facet = within(await canvas.findByRole('region', { name: 'Data Format' }));
    await expect(await facet.findByText('The values could not be counted')).toBeVisible();
    await expect(await canvas.findByText('Showing 1 - 10 of 25 files')).toBeVisible();
  },
};

export const RecordsFail: Story = {
  beforeEach: ({ msw }) => msw.use(recordHandlers.queryError),
  play: async ({ canvas, step, userEvent, msw }) => {
    await expect(await canvas.findByText('Cannot fetch data, please retry later.')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Data Format' })).toBeVisible();
    await step('Retry asks again', async () => {
      msw.use(recordHandlers.query);
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByText('Showing 1 - 10 of 25 files')).toBeVisible();
    });
  },
};

export const InChinese: Story = {
  args: { address: 'f.data_format=null' },
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '转录组数据' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '移除：数据格式为未知' })).toBeVisible();
    await expect(await canvas.findByText('显示第 1 - 6 条，共 6 个文件')).toBeVisible();
  },
};
