import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Notification } from './notification';
import { NOTIFICATION_USAGE } from './notification-usage';

const onConfirm = fn();

const meta = {
  component: Notification,
  parameters: { usage: NOTIFICATION_USAGE },
  args: {
    tone: 'warning',
    title: 'No Permission',
    children: 'You need to login if you want to access private resource.',
    actions: (
      <Button variant="primary" onClick={onConfirm}>
        Confirm
      </Button>
    ),
  },
} satisfies Meta<typeof Notification>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeConfirmed: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('is announced without moving focus, in a named region', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'No PermissionYou need to login if you want to access private resource.',
      );
      await expect(canvas.getByRole('region', { name: 'No Permission' })).toBeVisible();
    });
    await step('is dismissed by its action', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const ToBeClosed: Story = {
  args: {
    tone: 'info',
    title: 'A new version is there',
    children: 'Reload when it suits you; your drafts are kept.',
    onClose: fn(),
    closeLabel: 'Not now',
    actions: <Button>Reload</Button>,
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('by its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('by Escape while focus is within, and not otherwise', async () => {
      canvas.getByRole('button', { name: 'Reload' }).focus();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
      canvas.getByRole('button', { name: 'Reload' }).blur();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};

export const Success: Story = {
  args: {
    tone: 'success',
    title: '报告已生成',
    children: 'Quartet protein batch 7',
    time: '2026-03-09 10:02',
    dateTime: '2026-03-09T10:02:00+08:00',
    actions: undefined,
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'The upload stopped', children: 'The disk of the server is full.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The upload stopped');
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_notice_is_wide_enough_for';

export const LongTextNarrow: Story = {
  args: { title: LONG, children: LONG, onClose: fn(), closeLabel: 'Close' },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region');
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};
