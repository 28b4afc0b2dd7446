import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statistic } from './statistic';

const meta = {
  component: Statistic,
  args: { label: 'SNR', value: '21.43 dB', hint: 'Historical batches: 15.3 ± 6.1' },
} satisfies Meta<typeof Statistic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Linked: Story = {
  args: { label: 'Failed jobs', value: 12, hint: undefined, href: '#failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Failed jobs 12' })).toHaveAttribute('href', '#failed');
  },
};
