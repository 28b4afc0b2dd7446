import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner';
import { SPINNER_USAGE } from './spinner-usage';

const meta = {
  component: Spinner,
  parameters: { usage: SPINNER_USAGE },
  args: { label: 'Loading...' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
