import { BRAND, collectionHandlers, countHandlers, dataseqHttp } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { VisitorHomeScreen } from './visitor-home-screen';
import { documentHandlers } from '../testing/documents';
import { inHomeHost } from '../testing/home-host';

const COUNTS = '/api/count-collections/{name}';

/** Counts of a small site: three files on one platform in each collection, one of them made by a generator. */
const COUNTS_BY_FIELD: Record<string, { _id: string | number | boolean | null; total: number }[]> = {
  platform: [
    { _id: 'Illumina', total: 2 },
    { _id: null, total: 1 },
  ],
  donor_id: [
    { _id: 'D5', total: 3 },
    { _id: 'D6', total: 1200 },
  ],
  synthetic: [
    { _id: true, total: 1 },
    { _id: false, total: 2 },
  ],
  file_size: [
    { _id: 1024, total: 2 },
    { _id: 2048, total: 1 },
  ],
};

/** Handlers of all collections; those that are down respond with an error. */
const counting = (isDown: (collection: string) => boolean = () => false) =>
  dataseqHttp.on('post', COUNTS, ({ params, query, response }) =>
    isDown(String(params.name))
      ? response(500).json({ message: 'The index is being rebuilt' })
      : response(200).json(COUNTS_BY_FIELD[query.get('group') ?? ''] ?? []),
  );

const meta = {
  component: VisitorHomeScreen,
  parameters: { frame: 'page' },
  decorators: [inHomeHost],
  beforeEach: ({ msw }) => msw.use(counting(), collectionHandlers.list, ...documentHandlers),
} satisfies Meta<typeof VisitorHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  play: async ({ canvas, step }) => {
    const genomics = (await canvas.findByRole('link', { name: 'Genomics' })).closest('li')!;
    await step('each collection says what it holds, and how much of it is synthetic', async () => {
      await waitFor(() => expect(within(genomics).getByText('4.00 KB')).toBeVisible());
      await expect(within(genomics).getAllByText('3')[0]).toBeVisible();
      await expect(within(genomics).getAllByText('1,203')[0]).toBeVisible();
      await expect(within(genomics).getByText('1 synthetic')).toBeVisible();
    });
    await step('and leads to itself', () =>
      expect(canvas.getByRole('link', { name: 'Genomics' })).toHaveAttribute(
        'href',
        expect.stringContaining(`/data/download/${BRAND}-genomics`),
      ),
    );
    await step('each bar leads to its files', async () => {
      const bar = (name: string) => within(genomics).getByRole('link', { name });
      await expect(bar('D5: 3 files, Genomics')).toHaveAttribute(
        'href',
        expect.stringMatching(/f\.donor_id=D5$/),
      );
      await expect(bar('Not stated: 1 file, Genomics')).toHaveAttribute(
        'href',
        expect.stringMatching(/f\.platform=null$/),
      );
    });
    await step('the family is a picture and a list with links', async () => {
      await expect(canvas.getByRole('img', { name: /^Pedigree: F7 and M8/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'D6: files of its genome' })).toHaveAttribute(
        'href',
        expect.stringMatching(/f\.donor_id=D6$/),
      );
    });
    await step('together, a sample that all share is one sample', async () => {
      const total = (term: string) =>
        canvas.getAllByText(term).find((element) => element.closest('section'))!.parentElement!;
      await waitFor(() => expect(total('Total size')).toHaveTextContent('16.00 KB'));
      await expect(total('Files')).toHaveTextContent('12');
      await expect(total('Samples')).toHaveTextContent('2');
      await expect(total('Platforms')).toHaveTextContent('1');
    });
  },
};

export const OneCollectionIsDown: Story = {
  beforeEach: ({ msw }) => msw.use(counting((name) => name.endsWith('_proteomics'))),
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('says so in its own card, and the others stand', async () => {
      await expect(await canvas.findByText('The numbers could not be loaded.')).toBeVisible();
      await waitFor(() => expect(canvas.getAllByText('1 synthetic')).toHaveLength(3));
      await expect(await canvas.findByText('Only 3 of 4 collections could be counted.')).toBeVisible();
    });
    await step('Retry brings it back', async () => {
      msw.use(counting());
      await userEvent.click(canvas.getByRole('button', { name: 'Retry: Proteomics' }));
      await waitFor(() => expect(canvas.getAllByText('1 synthetic')).toHaveLength(4));
      await expect(canvas.queryByText(/could be counted/)).not.toBeInTheDocument();
    });
  },
};

export const AllAreDown: Story = {
  beforeEach: ({ msw }) => msw.use(countHandlers.countError),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Retry: / })).toHaveLength(4));
    await expect(canvas.getByRole('link', { name: 'Request Reference Materials' })).toBeVisible();
  },
};

export const EmptyCollections: Story = {
  beforeEach: ({ msw }) => msw.use(countHandlers.countEmpty),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('0 Bytes').length).toBeGreaterThan(3));
    await expect(canvas.queryByText(/synthetic/)).not.toBeInTheDocument();
  },
};

export const TooManyFilesToWeigh: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('post', COUNTS, ({ query, response }) =>
        response(200).json(query.get('group') === 'platform' ? [{ _id: 'Illumina', total: 5001 }] : []),
      ),
    ),
  play: async ({ canvas }) => {
    // In each of the four cards: the number of files, and the bar of their platform.
    await waitFor(() => expect(canvas.getAllByText('5,001')).toHaveLength(8));
    await expect(canvas.getByText('Total size').parentElement).toHaveTextContent('–');
  },
};

export const Counting: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('post', COUNTS, async ({ response }) => {
        await delay('infinite');
        return response(200).json([]);
      }),
    ),
  play: async ({ canvas }) => {
    const files = (await canvas.findByText('Files')).parentElement;
    await expect(files?.querySelector('[data-slot="skeleton"]')).toBeVisible();
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '数据门户概要' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('1 个模拟数据')).toHaveLength(4));
  },
};
