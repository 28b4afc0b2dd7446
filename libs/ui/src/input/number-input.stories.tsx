import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberInput } from './number-input';
import { NUMBER_INPUT_USAGE } from './number-input-usage';

const meta = {
  component: NumberInput,
  parameters: { usage: NUMBER_INPUT_USAGE },
  args: { 'aria-label': 'Minimum size', value: null, onValueChange: fn(), min: 0, step: 0.5 },
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <NumberInput
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
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
    await step('reports numbers, not text', async () => {
      await userEvent.type(box, '12.50');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5);
    });
    await step('reports null after it is cleared', async () => {
      await userEvent.clear(box);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Filled: Story = { args: { value: 0 } };
export const Invalid: Story = { args: { value: -1, invalid: true } };

export const WithinARange: Story = {
  args: { value: 99, min: 0, max: 100, step: 1 },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await step('announces its limits', async () => {
      await expect(box).toHaveAttribute('min', '0');
      await expect(box).toHaveAttribute('max', '100');
    });
    await step('a number outside the limits is reported and marked invalid', async () => {
      await userEvent.type(box, '9');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(999);
      await expect((box as HTMLInputElement).validity.rangeOverflow).toBe(true);
    });
  },
};

export const Disabled: Story = { args: { value: 7, disabled: true } };
