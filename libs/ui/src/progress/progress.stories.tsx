import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress';
import { PROGRESS_USAGE } from './progress-usage';

const meta = {
  component: Progress,
  parameters: { usage: PROGRESS_USAGE },
  args: { value: 42, label: 'Upload of data.csv' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of data.csv' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};

export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Done: Story = { args: { value: 100, tone: 'success' } };
export const Failed: Story = { args: { value: 61, tone: 'danger' } };
export const Beyond: Story = {
  args: { value: 130, tone: 'warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
