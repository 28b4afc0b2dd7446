import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import { Button } from '../button/button';
import { Drawer } from '../drawer/drawer';
import { notify } from './notify';
import { Toaster } from './toaster';
import { TOAST_USAGE } from './toast-usage';

const onUndo = fn();

const remove = () =>
  notify({
    tone: 'success',
    title: '3 files taken from the cart',
    action: { label: 'Undo', onClick: onUndo },
    duration: 60_000,
  });

const meta = {
  component: Toaster,
  args: { label: 'Notices', closeLabel: 'Close' },
  parameters: { usage: TOAST_USAGE, docs: { story: { inline: false, height: '30rem' } }, toaster: false },
  render: (args) => (
    <>
      <Button
        onClick={() =>
          notify({
            tone: 'success',
            title: '3 files put into the cart',
            description: 'Quartet proteomics',
            action: { label: 'Undo', onClick: onUndo },
          })
        }
      >
        Add
      </Button>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('reports the result in a named region', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(await screen.findByText('3 files put into the cart')).toBeVisible();
      await expect(screen.getByRole('region', { name: /^Notices/u })).toBeInTheDocument();
      const { fontFamily } = getComputedStyle(document.body);
      await expect(screen.getByText('3 files put into the cart')).toHaveStyle({ fontFamily });
    });
    await step('offers to undo it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(onUndo).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText('3 files put into the cart')).not.toBeInTheDocument());
    });
  },
};

export const Tones: Story = {
  play: async () => {
    notify({ tone: 'info', title: 'The report is being computed', duration: 60_000 });
    notify({ tone: 'warning', title: '会话即将过期', description: '请保存您的工作。', duration: 60_000 });
    notify({
      tone: 'danger',
      title: 'Forbidden',
      description: 'You may read this project, but not change it; ask its author.',
      duration: 60_000,
    });
    await expect(await screen.findByText('Forbidden')).toBeVisible();
  },
};

export const AboveADrawer: Story = {
  render: function WithDrawer(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Drawer open={open} onOpenChange={setOpen} title="Cart" closeLabel="Close the cart">
          <Button onClick={remove}>Remove</Button>
        </Drawer>
        <Toaster {...args} />
      </>
    );
  },
  play: async ({ step, userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Cart' });
    const press = screen.getByRole('button', { name: 'Remove' });
    await step('Undo works while the drawer is open, and the drawer stays open', async () => {
      await userEvent.click(press);
      const undo = await screen.findByRole('button', { name: 'Undo' });
      // Hit-tests as the browser does; a simulated press would ignore what covers the button.
      const { x, y, width, height } = undo.getBoundingClientRect();
      await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(undo);
      await userEvent.click(undo);
      await expect(onUndo).toHaveBeenCalledOnce();
      await expect(drawer).toBeVisible();
      await waitFor(() => expect(screen.queryByText('3 files taken from the cart')).not.toBeInTheDocument());
    });
    await step('Alt+T moves focus there', async () => {
      await userEvent.click(press);
      await screen.findByRole('button', { name: 'Undo' });
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Undo' }).closest('ol')).toContainElement(
          document.activeElement as HTMLElement,
        ),
      );
    });
    await step('Escape in the toast does not close the drawer', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(drawer).toBeVisible();
    });
    await step('Enter on Undo reverts it, and focus returns to the drawer', async () => {
      screen.getByRole('button', { name: 'Undo' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(onUndo).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(drawer).not.toBeInTheDocument());
    });
  },
};

export const AboveAnAlertDialog: Story = {
  render: (args) => (
    <>
      <AlertDialog
        open
        onOpenChange={() => undefined}
        title='Delete "Batch 7"?'
        body="Its results go, its record stays."
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={remove}
      />
      <Toaster {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const close = await screen.findByRole('button', { name: 'Close' });
    const { x, y, width, height } = close.getBoundingClientRect();
    await expect(close).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('3 files taken from the cart')).not.toBeInTheDocument());
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

const ACTIONS = Array.from({ length: 12 }, (_, index) => `Action ${index + 1}`);

/** Buttons at the right edge, from the toolbar at the top to the actions at the bottom. */
export const BesideActions: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <div className="flex h-dvh flex-col items-end justify-between p-4">
        {ACTIONS.map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </div>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ACTIONS.slice(0, 3)) notify({ tone: 'success', title: name, duration: 60_000 });
    await waitFor(() =>
      expect(document.querySelectorAll('[data-sonner-toast][data-visible="true"]')).toHaveLength(3),
    );
    for (const name of ACTIONS) {
      const button = canvas.getByRole('button', { name });
      const { x, y, width, height } = button.getBoundingClientRect();
      await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(button);
    }
  },
};
