import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SegmentedControl } from './segmented-control';
import { SEGMENTED_CONTROL_USAGE } from './segmented-control-usage';

const meta = {
  component: SegmentedControl,
  parameters: { usage: SEGMENTED_CONTROL_USAGE },
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
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <SegmentedControl
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
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
    await step('one is chosen and exposes it', () =>
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

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio(/^All/u)).toHaveFocus();
    // Holds the key for a moment: an immediate release comes before the selection.
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(radio(/^Failed/u)).toBeChecked());
    await userEvent.keyboard('{/ArrowLeft}{ArrowDown>}');
    await waitFor(() => expect(radio(/^All/u)).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await userEvent.tab();
    await expect(radio(/^All/u)).not.toHaveFocus();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBe(group.clientWidth);
  },
};
