import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { StartDays } from './start-days';
import { START_DAYS_USAGE } from './start-days-usage';

const meta = {
  component: StartDays,
  parameters: { usage: START_DAYS_USAGE },
  args: { from: undefined, to: '2026-11-22', onChange: fn() },
} satisfies Meta<typeof StartDays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastDayOnly: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByLabelText('Started on or after');
    await expect(first).toHaveAttribute('max', '2026-11-22');
    await fireEvent.change(first, { target: { value: '2026-11-20' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-22' });
    await fireEvent.change(canvas.getByLabelText('Started on or before'), { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: undefined, to: undefined });
  },
};

export const Chinese: Story = {
  args: { from: '2026-11-20' },
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '开始日期（UTC+8）' })).toBeVisible();
    await expect(canvas.getByLabelText('开始日期不晚于')).toHaveAttribute('min', '2026-11-20');
  },
};
