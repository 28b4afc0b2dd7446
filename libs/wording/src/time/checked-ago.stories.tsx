import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CheckedAgo } from './checked-ago';
import { CHECKED_AGO_USAGE } from './checked-ago-usage';

const meta = {
  component: CheckedAgo,
  parameters: { usage: CHECKED_AGO_USAGE },
  args: { at: 0, live: false, onRefresh: fn() },
  render: ({ at, ...args }) => <CheckedAgo at={at === 0 ? 0 : Date.now() - at} {...args} />,
  argTypes: { at: { description: 'In these stories: how many milliseconds ago; 0 for never' } },
} satisfies Meta<typeof CheckedAgo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Polled: Story = {
  args: { at: 125_000 },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByText('Checked 2m 5s ago')).toBeVisible();
    await step('the age keeps counting', () =>
      waitFor(() => expect(canvas.getByText('Checked 2m 6s ago')).toBeVisible(), { timeout: 3000 }),
    );
    await step('the data can be refreshed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
      await expect(args.onRefresh).toHaveBeenCalledOnce();
    });
  },
};

export const Live: Story = {
  args: { at: 3000, live: true },
  play: ({ canvas }) => expect(canvas.getByText(/^Live, checked \d+s ago$/u)).toBeVisible(),
};

export const NothingCheckedYet: Story = {
  play: ({ canvas }) => expect(canvas.queryByText(/ago/u)).not.toBeInTheDocument(),
};

export const InChinese: Story = {
  args: { at: 125_000 },
  globals: { locale: 'zh-CN' },
  play: ({ canvas }) => expect(canvas.getByText(/2 分钟 5 秒/u)).toBeVisible(),
};
