import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './breadcrumb';

const meta = {
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    items: [
      { label: 'Home', href: '#/' },
      { label: 'Multiomics Data', href: '#/data' },
      { label: 'Browse & Download' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Multiomics Data' })).toHaveAttribute('href', '#/data');
    await expect(canvas.getByText('Browse & Download')).toHaveAttribute('aria-current', 'page');
  },
};
