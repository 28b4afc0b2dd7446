import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inDatasetsHost } from '../testing/datasets-host';
import { MaterialsScreen } from './materials-screen';

const meta = { component: MaterialsScreen, decorators: [inDatasetsHost] } satisfies Meta<
  typeof MaterialsScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step }) => {
    const metabolite = within(canvas.getByRole('region', { name: 'Metabolite Materials' }));
    await step('the number of cells has its power', () =>
      expect(metabolite.getByText('extract of about 10⁶ cells')).toBeVisible(),
    );
    await step('vials are told apart by words, not by colour alone', async () => {
      const row = within(metabolite.getByRole('row', { name: /F7/ }));
      await expect(row.getByText('Father')).toBeVisible();
      await expect(row.getByText('Yellow')).toBeVisible();
    });
    await step('each kind has its own request', () =>
      expect(canvas.getByRole('link', { name: 'Request Protein Materials' })).toHaveAttribute(
        'href',
        '#/request-materials?materialsType=Protein',
      ),
    );
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '参考物质' })).toBeVisible();
  },
};
