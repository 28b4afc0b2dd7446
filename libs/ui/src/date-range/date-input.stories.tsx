import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { FormField } from '../form-field/form-field';
import { DateInput } from './date-input';
import { DATE_INPUT_USAGE } from './date-input-usage';

const meta = {
  component: DateInput,
  parameters: { usage: DATE_INPUT_USAGE },
  args: { 'aria-label': 'Day of the run', value: '', onValueChange: fn() },
  render: function Controlled({ value, onValueChange, ...props }) {
    const [current, setCurrent] = useState(value);
    return (
      <DateInput
        {...props}
        value={current}
        onValueChange={(next) => {
          setCurrent(next);
          onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByLabelText('Day of the run');
    await step('reports the day as sortable text', async () => {
      await fireEvent.change(box, { target: { value: '2026-03-09' } });
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-09');
      await expect(box).toHaveValue('2026-03-09');
    });
    await step('reports an empty text after it is cleared', async () => {
      await fireEvent.change(box, { target: { value: '' } });
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    });
  },
};

export const Filled: Story = { args: { value: '2026-03-09' } };
export const Disabled: Story = { args: { value: '2026-03-09', disabled: true } };

export const Limited: Story = {
  args: { min: '2026-01-01', max: '2026-12-31' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Day of the run');
    await expect(box).toHaveAttribute('min', '2026-01-01');
    await expect(box).toHaveAttribute('max', '2026-12-31');
  },
};

export const Invalid: Story = {
  render: (args) => (
    <FormField label="Day of the run" error="The run cannot be in the future." required>
      {(control) => <DateInput {...args} {...control} aria-label={undefined} value="2126-03-09" />}
    </FormField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Day of the run/u)).toBeInvalid();
  },
};
