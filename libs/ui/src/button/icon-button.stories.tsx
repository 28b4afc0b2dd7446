import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './icon-button';
import { ICON_BUTTON_USAGE } from './icon-button-usage';

const meta = {
  component: IconButton,
  parameters: { usage: ICON_BUTTON_USAGE },
  args: { label: 'Notifications', icon: <Bell />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outlined: Story = { args: { variant: 'secondary' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
