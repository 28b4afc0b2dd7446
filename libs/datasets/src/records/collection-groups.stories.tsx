import {
  BRAND,
  dataseqHttp,
  happyHandlers,
  pageOf,
  recordHandlers,
  someDataFiles,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { inDatasetsHost } from '../testing/datasets-host';

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: 'tab=libraries', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const onRequest = fn<(search: string) => void>();

export const LibraryFacts: Story = {
  beforeEach: ({ msw }) => {
    onRequest.mockClear();
    msw.use(
      dataseqHttp.on('post', '/api/collections/{name}', ({ query, response }) => {
        onRequest(query.toString());
        const files = someDataFiles(20).map((file, index) => ({
          ...file,
          data_type: index === 1 ? 'Library QC' : 'Raw reads',
        }));
        return response(200).json(pageOf(files, query));
      }),
    );
  },
  play: async ({ canvas, step }) => {
    const row = within(await canvas.findByRole('row', { name: /^L1 D5, D6 Raw reads, Library QC 2/ }));
    await expect(row.getByRole('link', { name: '2 files of L1' })).toHaveTextContent('2');
    await step('one request reads the facts of the whole page', () =>
      expect(onRequest.mock.calls).toEqual([['page=1&per_page=20']]),
    );
  },
};

/** 12,348 libraries, and some files without a library. */
const MANY_LIBRARIES = [
  { _id: null, total: 1200 },
  ...Array.from({ length: 12_348 }, (_, index) => ({ _id: `L${index}`, total: 1 })),
];

export const FilesWithoutLibrary: Story = {
  args: { address: 'tab=libraries&page=1235' },
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('post', '/api/count-collections/{name}', ({ response }) =>
        response(200).json(MANY_LIBRARIES),
      ),
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
  },
};

export const FactsFail: Story = {
  beforeEach: ({ msw }) => msw.use(recordHandlers.queryError),
  play: async ({ canvas, step, userEvent, msw }) => {
    await expect(await canvas.findByText('A part of this table could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2 files of L1' })).toBeVisible();
    await step('Retry sends the request again', async () => {
      msw.use(recordHandlers.query);
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByRole('row', { name: /^L1 D5, D6/ })).toBeVisible();
    });
  },
};

export const TooManyFilesToRead: Story = {
  beforeEach: ({ msw }) => {
    onRequest.mockClear();
    msw.use(
      dataseqHttp.on('post', '/api/count-collections/{name}', ({ response }) =>
        response(200).json([{ _id: 'L1', total: 1001 }]),
      ),
      dataseqHttp.on('post', '/api/collections/{name}', ({ query, response }) => {
        onRequest(query.toString());
        return response(200).json(pageOf([], query));
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The libraries of this page have more than 1000 files/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1,001 files of L1' })).toBeVisible();
    await expect(onRequest).not.toHaveBeenCalled();
  },
};
