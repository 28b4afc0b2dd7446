import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const meta = {
  component: Tooltip,
  args: { content: 'Signal-to-noise ratio, in decibels', children: <Button>SNR</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Signal-to-noise ratio, in decibels');
    await expect(canvas.getByRole('button', { name: 'SNR' })).toHaveAccessibleDescription(
      'Signal-to-noise ratio, in decibels',
    );
  },
};
