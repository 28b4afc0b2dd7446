import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Input } from './input';
import { INPUT_USAGE } from './input-usage';

const meta = {
  component: Input,
  parameters: { usage: INPUT_USAGE },
  args: { 'aria-label': 'Project name', placeholder: 'Enter project name', onChange: fn() },
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Project name' });
    await userEvent.type(box, '批次 7');
    await expect(box).toHaveValue('批次 7');
  },
};

export const Filled: Story = { args: { defaultValue: 'Quartet protein batch 7' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Quartet protein batch 7' } };

/** A date is written as on the rest of the page, whatever the language of the browser; while it is changed, as the browser does. */
export const Day: Story = {
  args: { type: 'date', 'aria-label': 'Day' },
  render: function DayInput(args) {
    const [value, setValue] = useState('');
    return <Input {...args} value={value} onChange={({ target }) => setValue(target.value)} />;
  },
  play: async ({ canvas, step }) => {
    const box = canvas.getByLabelText('Day');
    const shown = () => getComputedStyle(box, '::before').content;
    await step('an empty one shows the form of a day, a filled one its day', async () => {
      await expect(shown()).toBe('"YYYY-MM-DD"');
      await fireEvent.change(box, { target: { value: '2026-03-02' } });
      await waitFor(() => expect(shown()).toBe('"2026-03-02"'));
    });
    await step('the parts of the browser are shown while it is changed', async () => {
      box.focus();
      await expect(shown()).toBe('none');
    });
  },
};

export const Invalid: Story = {
  args: { invalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
