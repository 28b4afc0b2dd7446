import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonLines } from './skeleton';

const meta = { component: SkeletonLines, args: { lines: 5, label: 'Loading...' } } satisfies Meta<
  typeof SkeletonLines
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
