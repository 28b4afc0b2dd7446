import { type Meta, type StoryObj } from '@storybook/react-vite';
import { ExternalLink, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import { Button } from '../button/button';
import { ContextMenu } from './context-menu';
import { CONTEXT_MENU_USAGE } from './context-menu-usage';

const onClose = fn();
const onDelete = fn();

const meta = {
  component: ContextMenu,
  parameters: { usage: CONTEXT_MENU_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    label: 'Actions on batch 7',
    children: <Button>Batch 7</Button>,
    items: [
      { key: 'close', label: 'Close this tab', icon: <X />, onSelect: onClose },
      { key: 'right', label: 'Close tabs to the right', disabled: true },
      { key: 'open', label: 'Open', icon: <ExternalLink />, href: '#batch-7' },
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
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByRightClick: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const target = canvas.getByRole('button', { name: 'Batch 7' });
    await step('opens by the pointer', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target });
      await expect(await screen.findByRole('menu', { name: 'Actions on batch 7' })).toBeVisible();
    });
    await step('a press runs the action and closes', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Close this tab' }));
      await expect(onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const target = canvas.getByRole('button', { name: 'Batch 7' });
    target.focus();
    // The browser turns the menu key and Shift+F10 into this event; a simulated key does not.
    await fireEvent.contextMenu(target);
    await screen.findByRole('menu');
    await step('the arrow keys skip disabled items; a page is a link', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Close this tab' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
      await expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', '#batch-7');
    });
    await step('letters find', async () => {
      await userEvent.keyboard('del');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    });
    await step('Escape closes without an action and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(target).toHaveFocus());
      await expect(onDelete).not.toHaveBeenCalled();
    });
  },
};

export const Open: Story = {
  args: {
    children: <p className="w-60 rounded-card border border-border bg-surface p-6">A row of a list</p>,
  },
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByText('A row of a list'));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_screen_is_wide_enough_for';

export const LongText: Story = {
  args: { items: [{ key: 'close', label: `Close ${LONG} and ${LONG}` }] },
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().width).toBeLessThan(window.innerWidth);
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('button') });
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const OpeningADialog: Story = {
  render: function WithDialog(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <ContextMenu {...args} items={[{ key: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]} />
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
  play: async ({ canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: 'Batch 7' });
    target.focus();
    await fireEvent.contextMenu(target);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(target).toHaveFocus());
  },
};
