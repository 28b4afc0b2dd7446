import { BRAND, dataseqHttp, happyHandlers, recordHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { CHUNK_TIMEOUT } from '../testing/chunk-timeout';
import { inDatasetsHost } from '../testing/datasets-host';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: 'tab=libraries', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const onRequest = fn<(path: string) => void>();

export const LibraryFacts: Story = {
  // One request for the whole table: neither counts of all values nor files are read.
  beforeEach: ({ msw }) => {
    onRequest.mockClear();
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', ({ response }) => {
        onRequest('files');
        return response(500).json({ message: 'not requested' });
      }),
      dataseqHttp.on('post', '/api/count-collections/{name}', ({ response }) => {
        onRequest('counts');
        return response(500).json({ message: 'not requested' });
      }),
    );
  },
  play: async ({ canvas, step }) => {
    const row = within(await canvas.findByRole('row', { name: /^L1 D5, D6 Raw Reads 2 .*2.93 KB$/ }));
    await expect(row.getByRole('link', { name: '2 files of L1' })).toHaveTextContent('2');
    await step('the facts come with the page', () => expect(onRequest).not.toHaveBeenCalled());
    await step('the export is in the line of the filters, above the table', async () => {
      const line = within(canvas.getByRole('group', { name: 'The query' }));
      await expect(await line.findByRole('button', { name: 'Export' }, CHUNK_TIMEOUT)).toBeEnabled();
    });
    await step('values are counted in libraries, so that no size stands beside them', async () => {
      await expect(await canvas.findByRole('region', { name: 'Data Format' })).toBeVisible();
      await expect(canvas.queryByRole('checkbox', { name: /^Show the size/ })).not.toBeInTheDocument();
    });
  },
};

export const LibrariesOnAPhone: Story = {
  parameters: { window: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^L1 2 .*2.93 KB D5, D6 Raw Reads$/ })).toBeVisible();
  },
};

export const SortSearchExport: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const firstCell = async () => {
      const [, row] = await canvas.findAllByRole('row');
      return within(row!).getAllByRole('cell')[0];
    };
    await step('by name, and by the size of the files', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Library' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({
        sort: 'library_id:asc',
        tab: 'libraries',
      });
      // The table waits for the fields, which validate the order.
      await userEvent.click(await canvas.findByRole('button', { name: 'File Size' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'File Size' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({
        sort: 'file_size:desc',
        tab: 'libraries',
      });
      await waitFor(async () => expect(await firstCell()).toHaveTextContent('L12'));
    });
    await step('by their number of files', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Files' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ sort: 'file_path:asc', tab: 'libraries' });
      await waitFor(() =>
        expect(canvas.getAllByRole('link', { name: /^\d+ files? of L/ })[0]).toHaveTextContent('1'),
      );
    });
    await step('the search box finds libraries', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the libraries' }), 'L13{Enter}');
      await expect(await canvas.findByText('1-1 of 1')).toBeVisible();
    });
    await step('the table is exported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(await screen.findByRole('menuitem', { name: 'TSV' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const FilesWithoutLibrary: Story = {
  args: { address: 'tab=libraries&page=1235&per_page=10' },
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('post', '/api/facets/{name}', async ({ body, response }) => {
        const { facets } = await body();
        return response(200).json({
          total: 13_548,
          facets: facets.map(({ field, offset = 0, limit = 10 }) => ({
            field,
            distinct: 12_348,
            unknown: 1200,
            counts: Array.from({ length: Math.min(limit, 12_348 - offset) }, (_, index) => ({
              _id: `L${offset + index}`,
              total: 1,
            })),
          })),
        });
      }),
    ),
  play: async ({ canvas, step }) => {
    await step('the pagination counts only libraries, with separators', async () => {
      await expect(await canvas.findByText('12,341-12,348 of 12,348')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Page 1,235' })).toHaveTextContent('1,235');
      await expect(canvas.getAllByRole('row')).toHaveLength(9);
    });
    await step('the files without a library have a link below the table', async () => {
      await expect(canvas.getByText(/^Without a library:/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: '1,200 files' })).toHaveAttribute(
        'href',
        `#/data/download/${BRAND}-transcriptomics?f.library_id=null`,
      );
    });
  },
};

export const DonorFacts: Story = {
  args: { address: 'tab=donors' },
  play: async ({ canvas }) => {
    const libraries = await canvas.findByRole('link', { name: '7 libraries of D5' });
    await expect(libraries).toHaveAttribute(
      'href',
      `#/data/download/${BRAND}-transcriptomics?f.donor_id=D5&tab=libraries`,
    );
    await expect(canvas.getByRole('link', { name: '7 files of D5' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search the donors' })).toBeVisible();
  },
};

export const SearchInChinese: Story = {
  args: { address: 'tab=libraries' },
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: '搜索文库' })).toBeVisible();
  },
};

export const ServiceWithoutPages: Story = {
  beforeEach: ({ msw }) =>
    msw.use(dataseqHttp.failing('post', '/api/facets/{name}', 404), recordHandlers.queryError),
  play: async ({ canvas, step }) => {
    await step('a service that has only counts gives names and numbers of files, and no facts', async () => {
      await expect(await canvas.findByRole('row', { name: 'L1 2 files of L1' })).toBeVisible();
      await expect(canvas.queryByRole('columnheader', { name: 'File Size' })).not.toBeInTheDocument();
      await expect(canvas.getByText('1-13 of 13')).toBeVisible();
    });
  },
};

export const BehindTheLastPage: Story = {
  args: { address: 'tab=libraries&page=99' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There is no page 99')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Go to page/u }));
    await expect(await canvas.findByText(/^\d+-(\d+) of \1$/u)).toBeVisible();
  },
};
