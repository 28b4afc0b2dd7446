import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { MenuAt, type MenuAtProps } from './menu-at';
import { MENU_AT_USAGE } from './menu-at-usage';

const onSelect = fn();

/** Button that shows the menu on press, and at the pointer on right-click, as a host that loads it on demand does. */
function Host(args: Omit<MenuAtProps, 'anchor'>) {
  const [opened, setOpened] = useState<Pick<MenuAtProps, 'anchor' | 'point'>>();
  const close = () => {
    args.onClose();
    setOpened(undefined);
  };
  return (
    <>
      <Button
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget })}
        onContextMenu={(event) => {
          event.preventDefault();
          setOpened({ anchor: event.currentTarget, point: { x: event.clientX, y: event.clientY } });
        }}
      >
        Batch 7
      </Button>
      {opened ? <MenuAt {...args} {...opened} onClose={close} /> : null}
    </>
  );
}

const meta = {
  component: MenuAt,
  parameters: { usage: MENU_AT_USAGE, docs: { story: { inline: false, height: '30rem' } } },
  args: {
    anchor: document.body,
    label: 'Actions on batch 7',
    onClose: fn(),
    items: [
      { key: 'close', label: 'Close this', onSelect },
      { key: 'right', label: 'Close right', disabled: true },
      { key: 'open', label: 'Open', href: '#batch-7', separatorBefore: true },
    ],
  },
  render: ({ anchor: _anchor, ...args }) => <Host {...args} />,
} satisfies Meta<typeof MenuAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Batch 7' });
    await step('opens below the element and takes the focus', async () => {
      await userEvent.click(button);
      const menu = await screen.findByRole('menu', { name: 'Actions on batch 7' });
      await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
      await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        button.getBoundingClientRect().bottom,
      );
    });
    await step('the arrow keys skip disabled items; a page is a link', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Close this' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
    });
    await step('Escape closes without an action and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(onSelect).not.toHaveBeenCalled();
    });
    await step('a choice is reported once and closes the list', async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Close this' }));
      await expect(onSelect).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Batch 7' }));
    await expect(await screen.findByRole('menuitem', { name: 'Open' })).toBeVisible();
  },
};

export const AtThePointer: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Batch 7' });
    await step('opens beside the pointer', async () => {
      await fireEvent.contextMenu(button, { clientX: 120, clientY: 90 });
      const menu = await screen.findByRole('menu', { name: 'Actions on batch 7' });
      await waitFor(() => {
        const { left, top } = menu.getBoundingClientRect();
        return expect([Math.round(left), Math.round(top)]).toEqual([122, 90]);
      });
    });
    await step('a choice returns the focus to the element', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Close this' }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
  },
};
