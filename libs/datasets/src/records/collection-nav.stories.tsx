import { BRAND, collectionHandlers, dataseqHttp } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inDatasetsHost } from '../testing/datasets-host';
import { CollectionNav } from './collection-nav';

const SYNTHETIC = `${BRAND}_synthetic`;

const meta = {
  component: CollectionNav,
  decorators: [inDatasetsHost],
  args: { current: SYNTHETIC },
} satisfies Meta<typeof CollectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four are offered if the server lists them. A collection beside them has a link to a page of its own. */
export const CollectionsOfTheServer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('get', '/api/list-collections', ({ response }) =>
        response(200).json({ collections: [`${BRAND}_proteomics`, SYNTHETIC] }),
      ),
    ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: SYNTHETIC });
    await expect(link).toHaveAttribute('href', `#/data/download?collection=${SYNTHETIC}`);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
    await expect(canvas.getByRole('link', { name: 'Proteomics' })).toBeVisible();
  },
};

export const TitleOfTheSite: Story = {
  parameters: {
    ports: { collectionTexts: { [`${SYNTHETIC}.title`]: { 'en-US': 'Load tests', 'zh-CN': '负载测试' } } },
  },
  globals: { locale: 'zh-CN' },
  beforeEach: CollectionsOfTheServer.beforeEach!,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '负载测试' });
    await expect(link).toHaveAttribute('href', `#/data/download?collection=${SYNTHETIC}`);
  },
};

/** A site without data has no links that lead nowhere. */
export const NoCollections: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      dataseqHttp.on('get', '/api/list-collections', ({ response }) =>
        response(200).json({ collections: [] }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This site has no collections.')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ListFails: Story = {
  args: { current: `${BRAND}_proteomics` },
  beforeEach: ({ msw }) => msw.use(collectionHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Other collections could not be loaded.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
