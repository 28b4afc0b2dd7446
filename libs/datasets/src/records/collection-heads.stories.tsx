import { BRAND, happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CollectionPage } from '../testing/collection-page';
import { inDatasetsHost } from '../testing/datasets-host';

/** Width of the table beside the facets on a screen of 1,440 px. */
const ROOM = 1050;

const meta = {
  component: CollectionPage,
  decorators: [inDatasetsHost],
  args: { address: '', omics: 'transcriptomics', onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof CollectionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnCollection: Story = {
  args: { omics: 'cohort' },
  parameters: {
    ports: {
      collectionTexts: {
        [`${BRAND}_cohort.title`]: { 'en-US': 'Family cohort', 'zh-CN': '家系队列' },
        [`${BRAND}_cohort.description`]: { 'en-US': 'Families of this site', 'zh-CN': '本站的家系' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Family cohort' })).toBeVisible();
    await expect(canvas.getByText('Families of this site')).toBeVisible();
  },
};

const headersFit: Story['play'] = async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  grid.style.width = `${ROOM}px`;
  try {
    const heads = within(grid).getAllByRole('columnheader');
    await expect(heads.length).toBeGreaterThan(7);
    const edge = grid.getBoundingClientRect().right;
    const cut = heads.filter((head) => {
      const label = head.querySelector('[data-content]');
      const isShortened = label !== null && label.scrollWidth > label.clientWidth;
      return isShortened || head.getBoundingClientRect().right > edge + 1;
    });
    await expect(cut.map((head) => head.textContent)).toEqual([]);
  } finally {
    grid.style.width = '';
  }
};

export const HeadersFit: Story = { play: headersFit };

export const HeadersFitInChinese: Story = { globals: { locale: 'zh-CN' }, play: headersFit };

/** Width of the page on a screen of 820 px. */
const TABLET = 772;

/** Tabs and search share a line, and all buttons the next one. */
export const ToolbarOfATablet: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
    const search = await canvas.findByRole('search', { name: 'Search the files' });
    const buttons = [/^Add all \d+ to the cart$/u, 'Export', 'Columns', 'More actions'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    canvasElement.style.boxSizing = 'content-box';
    canvasElement.style.width = `${TABLET}px`;
    try {
      await expect(new Set(buttons.map(bottomOf)).size).toBe(1);
      const tabs = canvas.getByRole('tablist', { name: 'Views' }).getBoundingClientRect();
      await expect(search.getBoundingClientRect().top).toBeLessThan(tabs.bottom);
      await expect(buttons[0]!.getBoundingClientRect().top).toBeGreaterThan(tabs.bottom);
    } finally {
      canvasElement.removeAttribute('style');
    }
  },
};
