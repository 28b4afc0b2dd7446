import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

export const Invalid: Story = {
  args: { invalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
