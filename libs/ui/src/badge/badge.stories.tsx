import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './badge';
import { BADGE_USAGE } from './badge-usage';

const meta = {
  component: Badge,
  parameters: { usage: BADGE_USAGE },
  args: { count: 7, label: '7 unread' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning' } };
export const Info: Story = { args: { tone: 'info' } };

export const Many: Story = {
  args: { count: 1234, label: '1234 unread', tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1234 unread')).toBeInTheDocument();
  },
};

export const ExactNumber: Story = {
  args: { count: 100_516, text: '100,516', label: '100516 files', tone: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100,516')).toBeVisible();
    await expect(canvas.queryByText('99+')).toBeNull();
  },
};
