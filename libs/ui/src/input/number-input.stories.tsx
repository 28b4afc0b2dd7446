import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberInput } from './number-input';

const meta = {
  component: NumberInput,
  args: { 'aria-label': 'Minimum size', value: null, onValueChange: fn(), min: 0, step: 0.5 },
  render: function Kept({ value, onValueChange, ...props }) {
    const [kept, setKept] = useState(value);
    return (
      <NumberInput
        {...props}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Minimum size' });
    await step('hands on numbers, not text', async () => {
      await userEvent.type(box, '12.50');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5);
    });
    await step('is null once it is empty', async () => {
      await userEvent.clear(box);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Filled: Story = { args: { value: 0 } };
export const Invalid: Story = { args: { value: -1, invalid: true } };
