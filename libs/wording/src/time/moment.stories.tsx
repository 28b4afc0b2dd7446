import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Moment } from './moment';
import { MOMENT_USAGE } from './moment-usage';

const meta = {
  component: Moment,
  parameters: { usage: MOMENT_USAGE },
  args: { ms: Date.UTC(2026, 10, 20, 3, 7, 59) },
} satisfies Meta<typeof Moment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheMinute: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getByText('2026-11-20 11:07');
    await expect(shown).toHaveAttribute('title', '2026-11-20 11:07:59');
    await expect(shown).toHaveAttribute('datetime', '2026-11-20T03:07:59.000Z');
  },
};

export const NotYet: Story = {
  args: { ms: null },
  play: async ({ canvas }) => {
    const shown = canvas.getByText('0000-00-00 00:00');
    await expect(shown).not.toHaveAttribute('title');
    await expect(shown.tagName).toBe('SPAN');
  },
};
