import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SignOutQuestion } from './sign-out-question';

const meta = {
  component: SignOutQuestion,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: { open: true, busy: false, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof SignOutQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Notice' });
    await expect(dialog).toHaveTextContent('Really want to log out ?');
    await step('the safe answer has the focus, and so has Enter', async () => {
      await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the other one signs out', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

/** Sign-out in progress: a second press is ignored. */
export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Notice' });
    await expect(within(dialog).getByRole('button', { name: 'Confirm' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
