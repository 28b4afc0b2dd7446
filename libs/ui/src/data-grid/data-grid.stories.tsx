import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DataGrid } from './data-grid';
import { focused, StatefulGrid, libraries, LIBRARY_GRID, type Library } from './testing/library-grid';
import { DATA_GRID_USAGE } from './data-grid-usage';

const meta = {
  component: DataGrid<Library>,
  parameters: { usage: DATA_GRID_USAGE },
  args: { ...LIBRARY_GRID, onSortChange: fn(), onSelectionChange: fn(), onLayoutChange: fn() },
  render: (args) => <StatefulGrid {...args} />,
} satisfies Meta<typeof DataGrid<Library>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Libraries of the collection' });
    await step('has one tab stop', async () => {
      await userEvent.tab();
      await expect(focused()).toBe('Quartet_RNA_1');
      await userEvent.tab();
      await expect(grid).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab({ shift: true });
      await expect(focused()).toBe('Quartet_RNA_1');
    });
    await step('arrow keys move between cells and up into the head', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(focused()).toBe('F7');
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(document.activeElement).toHaveAttribute('role', 'columnheader');
      await expect(focused()).toBe('Library');
    });
    await step('Home, End, Page Up and Page Down', async () => {
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe('Actions');
      await userEvent.keyboard('{ArrowDown}{Home}{PageDown}');
      await expect(focused()).toBe('Quartet_RNA_8');
      await userEvent.keyboard('{PageUp}');
      await expect(focused()).toBe('Quartet_RNA_1');
    });
    await step('Ctrl+End and Ctrl+Home move to the last and the first cell', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(focused()).toContain('Open 200');
      await expect(document.activeElement).toBeVisible();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(focused()).toBe('Quartet_RNA_1');
    });
    await step('exposes the index of each cell', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '201');
      await expect(grid).toHaveAttribute('aria-colcount', '5');
      await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2');
      await expect(document.activeElement).toHaveAttribute('aria-colindex', '1');
    });
  },
};

export const InsideACell: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step(
      'Enter goes to the first control of a cell, Tab on within it, Escape back to the cell',
      async () => {
        await userEvent.click(canvas.getByRole('gridcell', { name: 'Quartet_RNA_2' }));
        await userEvent.keyboard('{End}{Enter}');
        await expect(canvas.getByRole('button', { name: 'Open 2' })).toHaveFocus();
        await userEvent.keyboard('{ArrowDown}');
        await expect(canvas.getByRole('button', { name: 'Open 2' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Copy 2' })).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
        await expect(focused()).toContain('Copy 2');
      },
    );
    await step('a pressed control makes its cell the tab stop', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open 4' }));
      await userEvent.keyboard('{Escape}{ArrowUp}');
      await expect(focused()).toContain('Open 3');
    });
    await step('no control in a cell is a tab stop', async () => {
      const stops = Array.from(canvas.getByRole('grid').querySelectorAll<HTMLElement>('*')).filter(
        (element) => element.tabIndex >= 0,
      );
      await expect(stops).toHaveLength(1);
    });
  },
};

export const Sorted: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: /^Reads/u });
    await step('by a press on the head', async () => {
      await userEvent.click(within(head).getByRole('button', { name: 'Reads' }));
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Quartet_RNA_139');
    });
    await step('and by Enter on it, which keeps the focus', async () => {
      await userEvent.keyboard('{Escape}{Enter}');
      await expect(head).toHaveFocus();
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'reads', direction: 'desc' });
    });
    await step('a column that cannot be sorted has no button and no aria-sort', async () => {
      const status = canvas.getByRole('columnheader', { name: /^Status/u });
      await expect(within(status).queryByRole('button')).toBeNull();
      await expect(status).not.toHaveAttribute('aria-sort');
    });
  },
};

export const Selected: Story = {
  args: { selection: new Set(['lib-2', 'on-another-page']), dense: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all libraries' });
    await step('some are chosen, and the rows expose it', async () => {
      await expect(all).toBePartiallyChecked();
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Quartet_RNA_2');
    });
    await step(
      'Space chooses the row from any of its cells, Shift and Space all rows from there on',
      async () => {
        await userEvent.click(canvas.getByRole('gridcell', { name: 'Quartet_RNA_4' }));
        await userEvent.keyboard(' ');
        await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
          new Set(['lib-2', 'on-another-page', 'lib-4']),
        );
        await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
        await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
          new Set(['lib-2', 'on-another-page', 'lib-4', 'lib-5', 'lib-6']),
        );
      },
    );
    await step('its box, too', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select library 2' }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
        new Set(['on-another-page', 'lib-4', 'lib-5', 'lib-6']),
      );
      await expect(canvas.getByRole('checkbox', { name: 'Select library 2' })).toHaveFocus();
    });
    await step('selects all rows, also those not rendered, and keeps the other pages', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(all).toBeChecked();
      await userEvent.click(all);
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['on-another-page']));
    });
  },
};

export const Resized: Story = {
  args: { layout: { order: ['donor', 'name', 'gone'], hidden: ['status'], widths: { donor: 120 } } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('an old layout is applied as far as it fits', async () => {
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads).toEqual(['供者', 'Reads', 'Actions', 'Library']);
    });
    const head = canvas.getByRole('columnheader', { name: /^供者/u });
    const handle = canvas.getByRole('separator', { name: 'Width of 供者' });
    await step('by the arrow keys', async () => {
      await expect(handle).toHaveAttribute('aria-valuenow', '120');
      await userEvent.click(within(head).getByRole('button'));
      await userEvent.tab();
      await expect(handle).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(handle).toHaveAttribute('aria-valuenow', '130');
      await expect(head.getBoundingClientRect().width).toBe(130);
      await expect(canvas.getAllByRole('gridcell')[0]?.getBoundingClientRect().width).toBe(130);
      await userEvent.keyboard('{Home}');
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ widths: { donor: 64 } }),
      );
    });
    await step('Enter fits the column to its content', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(head.getBoundingClientRect().width).toBeGreaterThan(64);
      await expect(head.querySelector('[data-content]')?.scrollWidth).toBeLessThanOrEqual(
        head.querySelector('[data-content]')?.clientWidth ?? 0,
      );
    });
    await step('by dragging', async () => {
      const before = head.getBoundingClientRect().width;
      const x = handle.getBoundingClientRect().left + 4;
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: handle, coords: { clientX: x } },
        { target: handle, coords: { clientX: x + 57 } },
        { keys: '[/MouseLeft]', target: handle, coords: { clientX: x + 57 } },
      ]);
      await expect(head.getBoundingClientRect().width).toBeCloseTo(before + 57, 0);
    });
  },
};

const MANY = libraries(100_000);

export const HundredThousandRows: Story = {
  args: { rows: MANY, selection: new Set<string>() },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const grid = canvas.getByRole('grid');
    const drawn = () => canvasElement.querySelectorAll('[role=row]').length;
    await step('exposes the row count and renders only visible rows', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '100001');
      await expect(drawn()).toBeLessThan(40);
    });
    await step('the keyboard reaches the last row', async () => {
      await userEvent.click(canvas.getByRole('gridcell', { name: 'Quartet_RNA_1' }));
      await userEvent.keyboard('{Control>}{End}{/Control}{Home}{ArrowRight}');
      await expect(focused()).toBe('Quartet_RNA_100000');
      await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '100001');
      const [cell, box] = [document.activeElement?.getBoundingClientRect(), grid.getBoundingClientRect()];
      await expect(cell?.bottom).toBeLessThanOrEqual(box.bottom);
      await expect(cell?.top).toBeGreaterThan(box.top);
      await expect(drawn()).toBeLessThan(40);
    });
    await step('the focus stays while the grid scrolls away, and its row stays rendered', async () => {
      grid.scrollTop = 1_500_000;
      await waitFor(() =>
        expect(canvas.getByText(`Quartet_RNA_${Math.floor(1_500_000 / 44) + 3}`)).toBeVisible(),
      );
      await expect(focused()).toBe('Quartet_RNA_100000');
      await expect(drawn()).toBeLessThan(40);
      await userEvent.keyboard('{ArrowUp}');
      await expect(focused()).toBe('Quartet_RNA_99999');
    });
    await step('no row is blank right after a jump', async () => {
      for (const top of [400_000, 3_000_000, 7, 2_222_222]) {
        grid.scrollTop = top;
        const box = grid.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + 120, box.top + box.height / 2);
        await expect(hit?.closest('[role=row]')).not.toBeNull();
      }
    });
    await step('all are chosen at once', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all libraries' }));
      await waitFor(() => expect(canvas.getAllByRole('row', { selected: true }).length).toBe(drawn() - 1));
    });
  },
};
