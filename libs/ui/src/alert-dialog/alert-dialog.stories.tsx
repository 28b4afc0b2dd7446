import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AlertDialog } from './alert-dialog';
import { ALERT_DIALOG_USAGE } from './alert-dialog-usage';

const meta = {
  component: AlertDialog,
  parameters: { usage: ALERT_DIALOG_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete "Quartet protein batch 7"?',
    body: "Delete the project's results but not record, sure?",
    confirmLabel: 'Delete',
    cancelLabel: 'Keep',
    onConfirm: fn(),
    tone: 'danger',
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ args, step, userEvent }) => {
    await step('focus starts on the cancel button', async () => {
      await expect(await screen.findByRole('button', { name: 'Keep' })).toHaveFocus();
    });
    await step('confirms once; the caller closes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('the cancel button requests to close', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('Escape does so too; a press outside does nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
      await userEvent.click(document.querySelector('.bg-overlay') ?? document.body);
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    });
    await step('Tab cycles between the two', async () => {
      screen.getByRole('button', { name: 'Keep' }).focus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    });
    await step('the name of the object is read out', async () => {
      await expect(screen.getByRole('alertdialog', { name: /Quartet protein batch 7/u })).toBeVisible();
    });
  },
};

export const Plain: Story = {
  args: {
    tone: 'default',
    title: '提示',
    body: '真的要退出登录吗？',
    confirmLabel: '确定',
    cancelLabel: '取消',
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A title that contains one long unbreakable name. */
export const LongName: Story = {
  args: {
    title: `Delete "${'Quartet_RNA_BGI_SEQ2000_'.repeat(8)}"?`,
    confirmLabel: '删除项目的结果，保留记录',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(screen.getByRole('button', { name: 'Keep' })).toBeVisible();
  },
};
