import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { inStorageHost, storeHandlers, WithSearch } from '../testing/storage-host';
import { FileManagerScreen } from './file-manager-screen';
import type { FileManagerSearch } from './file-manager-search';

const HOME: FileManagerSearch = { path: undefined, find: undefined, sort: undefined };

function Page({ contextMenu }: { readonly contextMenu: boolean }) {
  return (
    <WithSearch initial={HOME}>
      {(search, onSearchChange) => (
        <FileManagerScreen
          title="File Management"
          search={search}
          onSearchChange={onSearchChange}
          contextMenu={contextMenu}
        />
      )}
    </WithSearch>
  );
}

const meta = {
  component: Page,
  decorators: [inStorageHost],
  args: { contextMenu: true },
  beforeEach: ({ msw }) => msw.use(storeHandlers.get('a,b\n1,2\n'), ...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const labelsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

/** Context menu on an element; true if the browser's own menu is left in its stead. */
const contextMenuOn = (element: Element) => fireEvent.contextMenu(element, { clientX: 200, clientY: 300 });

export const ByThePointer: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /D5_1_R1/u });
    await step('the menu of a file has the actions of its button, and selects its row', async () => {
      await userEvent.click(within(row).getByRole('button', { name: 'Actions on D5_1_R1.fastq.gz' }));
      const actions = labelsOf(await screen.findByRole('menu'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await userEvent.pointer({ keys: '[MouseRight]', target: within(row).getByText('STANDARD') });
      const menu = await screen.findByRole('menu', { name: 'Actions on D5_1_R1.fastq.gz' });
      await expect(labelsOf(menu)).toEqual(actions);
      await expect(row).toHaveAttribute('aria-selected', 'true');
    });
    await step('on another row, that row alone', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await contextMenuOn(canvas.getByRole('link', { name: 'run1' }));
      const menu = await screen.findByRole('menu', { name: 'Actions on run1' });
      await expect(labelsOf(menu)).toEqual(['Copy link', 'Rename', 'Move', 'Copy', 'Delete']);
      await expect(row).toHaveAttribute('aria-selected', 'false');
      await expect(canvas.getByRole('row', { name: /run1/u })).toHaveAttribute('aria-selected', 'true');
    });
    await step('an action opens its window', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
      await expect(await screen.findByRole('dialog', { name: 'Rename run1' })).toBeVisible();
    });
  },
};

export const OnTheSelection: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select run1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select D5_1_R1.fastq.gz' }));
    await step('the menu of a selected row acts on the selection, as its bar does', async () => {
      await contextMenuOn(canvas.getByRole('link', { name: 'run1' }));
      const menu = await screen.findByRole('menu', { name: 'Actions on 2 items' });
      const bar = within(canvas.getByRole('group', { name: 'Selected items' })).getAllByRole('button');
      await expect([...labelsOf(menu), 'Unselect All Rows']).toEqual(bar.map((each) => each.textContent));
    });
    await step('both are deleted', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
      await expect(await screen.findByText('2 items are in the trash')).toBeVisible();
    });
  },
};

export const ByTheKeyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /D5_1_R2/u });
    const cell = within(row).getByText('STANDARD');
    cell.focus();
    // The browser turns the menu key and Shift+F10 into this event; a simulated key does not.
    await contextMenuOn(cell);
    await screen.findByRole('menu', { name: 'Actions on D5_1_R2.fastq.gz' });
    await step('an action that opens a window returns the focus to the cell', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Details' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'File Details' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(cell).toHaveFocus());
    });
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await contextMenuOn(await canvas.findByRole('link', { name: 'run1' }));
    await expect(await screen.findByRole('menuitem', { name: '重命名' })).toBeVisible();
  },
};

export const OutsideOfTheRows: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: 'run1' });
    await step('the head of the grid leaves the menu of the browser', async () => {
      await expect(await contextMenuOn(canvas.getByRole('columnheader', { name: 'File Name' }))).toBe(true);
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
  },
};

/** As the route of the specification embeds it. */
export const Disabled: Story = {
  args: { contextMenu: false },
  play: async ({ canvas }) => {
    await expect(await contextMenuOn(await canvas.findByRole('link', { name: 'run1' }))).toBe(true);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /run1/u })).toHaveAttribute('aria-selected', 'false');
  },
};
