import { BRAND, collectionHandlers, dataseqHttp } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inPortal } from '../../testing/in-portal';
import type { MenuItem } from './menu';
import { MenuList } from './menu-list';

const OWN = `${BRAND}_synthetic`;
const entry = (label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  key: label,
  label,
  href: `#/${label}`,
  icon: 'download',
  disabled: false,
  current: false,
  children: [],
  ...more,
});

const listing = (...collections: string[]) =>
  dataseqHttp.on('get', '/api/list-collections', ({ response }) => response(200).json({ collections }));

const meta = {
  component: MenuList,
  decorators: [inPortal],
  parameters: { portal: { path: `/data/download?collection=${OWN}` } },
  args: { items: [entry('Genomics Data'), entry('Browse & Download', { loads: 'collections' })] },
} satisfies Meta<typeof MenuList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CollectionsOfTheServer: Story = {
  beforeEach: ({ msw }) => msw.use(listing(`${BRAND}_genomics`, OWN)),
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('link', { name: OWN });
    await expect(own).toHaveAttribute('href', expect.stringMatching(`/data/download\\?collection=${OWN}$`));
    await expect(own).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const ManyCollections: Story = {
  beforeEach: ({ msw }) => msw.use(listing(...Array.from({ length: 12 }, (_, at) => `own_${at + 10}`))),
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('link', { name: '全部数据集合' });
    await expect(all).toHaveAttribute('href', expect.stringMatching(/\/data\/download$/));
    await expect(canvas.getAllByRole('link', { name: /^own_/ })).toHaveLength(8);
  },
};

/** Without further collections, or without their list, the menu has no entry that leads nowhere. */
export const ListFails: Story = {
  beforeEach: ({ msw }) => msw.use(collectionHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Genomics Data' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};
