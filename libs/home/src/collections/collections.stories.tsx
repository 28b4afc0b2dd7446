import { BRAND, collectionHandlers, countHandlers, dataseqHttp } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inHomeHost } from '../testing/home-host';
import { Collections } from './collections';

const OWN = `${BRAND}_synthetic`;

const listing = (...collections: string[]) =>
  dataseqHttp.on('get', '/api/list-collections', ({ response }) => response(200).json({ collections }));

/** Number of files of every collection. */
const files = (total: number) =>
  dataseqHttp.on('post', '/api/collections/{name}', ({ response }) =>
    response(200).json({ total, page: 1, per_page: 1, data: [] }),
  );

const meta = {
  component: Collections,
  decorators: [inHomeHost],
  beforeEach: ({ msw }) => msw.use(countHandlers.count),
} satisfies Meta<typeof Collections>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those of the four that the server lists, then others, which lead to pages of their own. */
export const CollectionsOfTheServer: Story = {
  beforeEach: ({ msw }) => msw.use(listing(OWN, `${BRAND}_proteomics`), files(12_345)),
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('link', { name: OWN });
    await expect(own).toHaveAttribute('href', `#/data/download?collection=${OWN}`);
    await expect(await canvas.findByText('12,345')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Further collections' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Proteomics' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Genomics' })).not.toBeInTheDocument();
  },
};

export const InChinese: Story = {
  ...CollectionsOfTheServer,
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '其他数据集合' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '蛋白质组' })).toBeVisible();
    await expect(canvas.getByText('概览中的总数不包括这些集合。')).toBeVisible();
  },
};

export const TitleOfTheSite: Story = {
  ...CollectionsOfTheServer,
  parameters: {
    ports: {
      collectionTexts: {
        [`${OWN}.title`]: { 'en-US': 'Load tests', 'zh-CN': '负载测试' },
        [`${OWN}.description`]: 'Records without files',
      },
    },
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('link', { name: 'Load tests' });
    await expect(own).toHaveAttribute('href', `#/data/download?collection=${OWN}`);
    await expect(canvas.getByText('Records without files')).toBeVisible();
    await expect(canvas.queryByText(OWN)).not.toBeInTheDocument();
  },
};

/** Each card counts by a request, so that their number is limited. */
export const ManyCollections: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      listing(...Array.from({ length: 30 }, (_, at) => `own_${String(at).padStart(2, '0')}`)),
      files(1),
    ),
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('link', { name: 'All 30 further collections' });
    await expect(all).toHaveAttribute('href', '#/data/download');
    await expect(canvas.getAllByRole('link', { name: /^own_/ })).toHaveLength(8);
  },
};

export const FilesNotCounted: Story = {
  beforeEach: ({ msw }) => msw.use(listing(OWN), dataseqHttp.failing('post', '/api/collections/{name}', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The numbers could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: OWN })).toBeVisible();
  },
};

/** A site without data has no card that leads nowhere. */
export const NoCollections: Story = {
  beforeEach: ({ msw }) => msw.use(listing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This site has no collections.')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Without the list, the four are offered. */
export const ListFails: Story = {
  beforeEach: ({ msw }) => msw.use(collectionHandlers.listError),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4));
  },
};
