import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statistic } from './statistic';
import { STATISTIC_USAGE } from './statistic-usage';

const meta = {
  component: Statistic,
  parameters: { usage: STATISTIC_USAGE },
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

export const LongTextNarrow: Story = {
  args: {
    label: '历史批次中信噪比不低于本批次的比例',
    value: '12,345,678,901,234,567',
    hint: 'Historical_batches_2016_to_2026_without_outliers',
  },
  decorators: [(Story) => <div className="w-56">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.w-56');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
