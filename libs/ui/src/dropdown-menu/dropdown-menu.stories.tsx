import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Archive, RotateCcw, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import { Button } from '../button/button';
import { DropdownMenu } from './dropdown-menu';
import { DROPDOWN_MENU_USAGE } from './dropdown-menu-usage';

const onRestart = fn();
const onDelete = fn();

const meta = {
  component: DropdownMenu,
  parameters: { usage: DROPDOWN_MENU_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    trigger: <Button>Actions</Button>,
    label: 'Actions on batch 7',
    align: 'start',
    items: [
      { key: 'restart', label: 'Restart', icon: <RotateCcw />, onSelect: onRestart },
      { key: 'archive', label: 'Archive', icon: <Archive />, disabled: true },
      { key: 'settings', label: 'Settings', icon: <Settings2 />, href: '#settings' },
      {
        key: 'delete',
        label: 'Delete',
        icon: <Trash2 />,
        tone: 'danger',
        separatorBefore: true,
        onSelect: onDelete,
      },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await step('opens at the first item', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menu', { name: 'Actions on batch 7' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Restart' })).toHaveFocus());
    });
    await step('skips disabled items; a page is a link', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const settings = screen.getByRole('menuitem', { name: 'Settings' });
      await expect(settings).toHaveFocus();
      await expect(settings).toHaveAttribute('href', '#settings');
    });
    await step('Enter runs the action and closes', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onDelete).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(onRestart).not.toHaveBeenCalled();
    });
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
};

export const OpeningADialog: Story = {
  render: function WithDialog(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu {...args} items={[{ key: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]} />
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete?"
          body="The results go, the record stays."
          confirmLabel="Delete"
          cancelLabel="Keep"
          onConfirm={() => setOpen(false)}
        />
      </>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await step('the dialog has the focus, not the menu that opened it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
    });
    await step("once closed, focus is back on the menu's button", async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const AllKeys: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    trigger.focus();
    await step('Down opens at the first item, Up wraps to the last', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(item('Restart')).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await expect(item('Delete')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(item('Restart')).toHaveFocus();
    });
    await step('End, Home and letters', async () => {
      await userEvent.keyboard('{End}');
      await expect(item('Delete')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(item('Restart')).toHaveFocus();
      await userEvent.keyboard('s');
      await waitFor(() => expect(item('Settings')).toHaveFocus());
    });
    await step('Escape closes and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(trigger).toHaveFocus();
    });
    await step('Space opens, and runs the action of the item', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(item('Restart')).toHaveFocus());
      await userEvent.keyboard(' ');
      await expect(onRestart).toHaveBeenCalledOnce();
    });
  },
};

export const LongText: Story = {
  args: {
    items: [
      { key: 'long', label: 'Quartet_RNA_BGI_SEQ2000_'.repeat(8), icon: <Settings2 />, onSelect: onRestart },
      { key: 'off', label: 'Archive', icon: <Archive />, disabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
    await expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true');
  },
};
