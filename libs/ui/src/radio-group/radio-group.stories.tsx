import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './radio-group';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Materials',
    value: 'dna',
    onValueChange: fn(),
    options: [
      { value: 'dna', label: 'DNA', description: '10 µg each' },
      { value: 'rna', label: 'RNA', description: '5 µg each' },
      { value: 'protein', label: 'Protein', disabled: true },
    ],
  },
  render: function Kept({ value, onValueChange, ...props }) {
    const [kept, setKept] = useState(value);
    return (
      <RadioGroup
        {...props}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('is a named group', () =>
      expect(canvas.getByRole('radiogroup', { name: 'Materials' })).toBeVisible(),
    );
    await step('a description belongs to its choice', () =>
      expect(canvas.getByRole('radio', { name: 'RNA' })).toHaveAccessibleDescription('5 µg each'),
    );
    await step('a click on the label chooses', async () => {
      await userEvent.click(canvas.getByText('RNA'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('rna');
    });
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };
