import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './segmented-control';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Status',
    value: 'all',
    onValueChange: fn(),
    options: [
      { value: 'all', label: 'All', count: 96 },
      { value: 'running', label: 'Running', count: 3 },
      { value: 'failed', label: 'Failed', count: 12 },
    ],
  },
  render: function Kept({ value, onValueChange, ...props }) {
    const [kept, setKept] = useState(value);
    return (
      <SegmentedControl
        {...props}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('one is chosen, and says so', () =>
      expect(canvas.getByRole('radio', { name: /^All/u })).toBeChecked(),
    );
    await step('another is chosen by click', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Failed/u }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('failed');
      await expect(canvas.getByRole('radio', { name: /^All/u })).not.toBeChecked();
    });
  },
};

export const TwoViews: Story = {
  args: {
    label: '视图',
    value: 'cards',
    options: [
      { value: 'cards', label: '卡片' },
      { value: 'table', label: '表格' },
    ],
  },
};
