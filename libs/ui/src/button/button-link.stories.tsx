import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect } from 'storybook/test';
import { ButtonLink } from './button-link';
import { BUTTON_LINK_USAGE } from './button-link-usage';

const meta = {
  component: ButtonLink,
  parameters: { usage: BUTTON_LINK_USAGE },
  args: { href: '#app-store', children: 'Browse apps' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse apps' })).toHaveAttribute('href', '#app-store');
  },
};

export const Primary: Story = { args: { variant: 'primary', icon: <Download /> } };
export const Small: Story = { args: { size: 'sm' } };
