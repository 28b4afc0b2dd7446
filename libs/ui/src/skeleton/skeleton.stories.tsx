import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonLines } from './skeleton';
import { SKELETON_USAGE } from './skeleton-usage';

const meta = {
  component: SkeletonLines,
  parameters: { usage: SKELETON_USAGE },
  args: { lines: 5, label: 'Loading...' },
} satisfies Meta<typeof SkeletonLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
