import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Textarea } from './textarea';
import { TEXTAREA_USAGE } from './textarea-usage';

const meta = {
  component: Textarea,
  parameters: { usage: TEXTAREA_USAGE },
  args: { 'aria-label': 'Description', placeholder: 'What is assessed, and why' },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Description' });
    const before = box.clientHeight;
    await userEvent.type(box, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(box.clientHeight).toBeGreaterThan(before);
  },
};

export const Invalid: Story = { args: { invalid: true, defaultValue: 'Too short' } };
