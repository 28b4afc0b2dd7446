import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { SheetGrid } from './sheet-grid';
import { SHEET_GRID_USAGE } from './sheet-grid-usage';
import { SAMPLE_SHEET, SampleSheet, type SampleRow } from './testing/sample-sheet';
import { cellOf, focusedInput, focusedName, rowTexts, selectedCount } from './testing/sheet-queries';

const meta = {
  component: SheetGrid<SampleRow>,
  parameters: { usage: SHEET_GRID_USAGE },
  args: { ...SAMPLE_SHEET, onEdit: fn() },
  render: (args) => <SampleSheet {...args} />,
} satisfies Meta<typeof SheetGrid<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the mouse on one element, moves it to another and releases it. */
async function drag(from: Element, to: Element): Promise<void> {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2, button: 0, pointerType: 'mouse' };
  };
  await fireEvent.pointerDown(from, middle(from));
  await fireEvent.pointerMove(to, middle(to));
  await fireEvent.pointerUp(to, middle(to));
}

/** Taps an element with a finger. */
async function tap(element: Element): Promise<void> {
  const touch = { pointerType: 'touch', button: 0, bubbles: true };
  await fireEvent.pointerDown(element, touch);
  await fireEvent.pointerUp(element, touch);
  await fireEvent(element, new PointerEvent('click', { ...touch, cancelable: true }));
}

function part(canvasElement: HTMLElement, selector: string): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`There is no ${selector}.`);
  }
  return found;
}

export const Mouse: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const status = canvas.getByRole('status');
    await step('a drag and Shift+click select a range', async () => {
      await drag(cellOf(canvasElement, 2, 1), cellOf(canvasElement, 4, 3));
      await expect(selectedCount(canvasElement)).toBe(9);
      await expect(focusedName()).toBe('Sample, row 2');
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(cellOf(canvasElement, 3, 2));
      await userEvent.keyboard('{/Shift}');
      await expect(selectedCount(canvasElement)).toBe(4);
    });
    await step('a drag below the sheet ends at its last row', async () => {
      const cell = cellOf(canvasElement, 2, 1);
      const { left } = cell.getBoundingClientRect();
      await fireEvent.pointerDown(cell, { button: 0, pointerType: 'mouse' });
      await fireEvent.pointerMove(cell, { clientX: left + 5, clientY: 9999 });
      await fireEvent.pointerUp(cell);
      await expect(status).toHaveTextContent('40 rows × 1 column selected');
      canvas.getByRole('grid').scrollTop = 0;
      await waitFor(() => expect(canvas.getByText('S5')).toBeVisible());
    });
    await step('row numbers, names of columns and the corner select whole lines', async () => {
      await drag(part(canvasElement, '[data-row-head="1"]'), part(canvasElement, '[data-row-head="3"]'));
      await expect(status).toHaveTextContent('3 rows × 5 columns selected');
      await userEvent.click(canvas.getByRole('columnheader', { name: 'Layout' }));
      await expect(status).toHaveTextContent('40 rows × 1 column selected');
      await userEvent.click(canvas.getByRole('columnheader', { name: 'Select all' }));
      await expect(status).toHaveTextContent('40 rows × 5 columns selected');
    });
    await step('a double click edits, and a press in the text moves the caret', async () => {
      await userEvent.dblClick(cellOf(canvasElement, 2, 1));
      await userEvent.keyboard('!');
      await userEvent.click(focusedInput());
      await expect(focusedInput()).toHaveValue('S2!');
      await userEvent.click(cellOf(canvasElement, 3, 1));
      await expect(cellOf(canvasElement, 2, 1)).toHaveTextContent('S2!');
    });
    await step('a press on a check mark toggles it', async () => {
      await userEvent.click(part(cellOf(canvasElement, 2, 5), '[data-toggle]'));
      await expect(focusedInput()).toHaveValue('true');
      await expect(focusedName()).toBe('Trim, row 2');
    });
    await step('a column is resized', async () => {
      const handle = canvas.getByRole('separator', { name: 'Width of Sample' });
      handle.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(handle).toHaveAttribute('aria-valuenow', '150');
    });
  },
};

export const FillHandle: Story = {
  play: async ({ canvas, canvasElement, step, args }) => {
    await step('dragging it copies the range, repeated, and shows where', async () => {
      await drag(cellOf(canvasElement, 1, 4), cellOf(canvasElement, 2, 4));
      const handle = part(canvasElement, '[data-fill-handle]');
      await fireEvent.pointerDown(handle, { button: 0, pointerType: 'mouse' });
      const target = cellOf(canvasElement, 5, 4).getBoundingClientRect();
      await fireEvent.pointerMove(handle, { clientX: target.left + 5, clientY: target.top + 5 });
      await expect(canvasElement.querySelectorAll('[data-fill]')).toHaveLength(3);
      await fireEvent.pointerUp(handle);
      await expect(rowTexts(canvasElement, 6).map((row) => row.split('|')[3])).toEqual([
        '30',
        '31',
        '30',
        '31',
        '30',
        '35',
      ]);
      await expect(args.onEdit).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('status')).toHaveTextContent('Filled 3 cells');
      await expect(selectedCount(canvasElement)).toBe(5);
    });
    await step('a double click copies it down to the last row', async () => {
      await fireEvent.doubleClick(part(canvasElement, '[data-fill-handle]'));
      await expect(canvas.getByRole('status')).toHaveTextContent('Filled 35 cells');
    });
  },
};

export const RowMenu: Story = {
  play: async ({ canvas, canvasElement, step, userEvent, args }) => {
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    await step('by Shift+F10, for all selected rows', async () => {
      await userEvent.click(cellOf(canvasElement, 2, 1));
      await userEvent.keyboard('{Shift>}{ArrowDown}{F10}{/Shift}');
      await expect(await screen.findByRole('menu', { name: 'Actions on row 2' })).toBeVisible();
      await choose('Insert 2 rows above');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'insert', at: 1, count: 2 });
      await expect(rowTexts(canvasElement, 4).map((row) => row.split('|')[0])).toEqual(['S1', '', '', 'S2']);
      await waitFor(() => expect(focusedName()).toBe('Sample, row 2'));
    });
    await step('by right click, which selects its row', async () => {
      await fireEvent.contextMenu(cellOf(canvasElement, 4, 2));
      await choose('Duplicate 1 row');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'duplicate', rows: [3] });
      await expect(canvas.getByRole('status')).toHaveTextContent('Duplicated 1 row');
      await waitFor(() => expect(focusedName()).toBe('Reads 1, row 5'));
    });
    await step('by the button at the row number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions on row 5' }));
      await choose('Insert 1 row below');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'insert', at: 5, count: 1 });
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await choose('Remove 1 row');
      await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'remove', rows: [5] });
      await waitFor(() => expect(focusedName()).toBe('Reads 1, row 6'));
    });
    await step('Escape closes it, and the cell has the focus again', async () => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(focusedName()).toBe('Reads 1, row 6'));
    });
  },
};

export const Touch: Story = {
  play: async ({ canvasElement, step, userEvent }) => {
    await step('a tap selects, a second one edits', async () => {
      await tap(cellOf(canvasElement, 2, 1));
      await expect(focusedName()).toBe('Sample, row 2');
      await tap(cellOf(canvasElement, 2, 1));
      await userEvent.keyboard('x');
      await expect(focusedInput()).toHaveValue('S2x');
    });
    await step('a tap elsewhere commits', async () => {
      await tap(cellOf(canvasElement, 3, 1));
      await expect(cellOf(canvasElement, 2, 1)).toHaveTextContent('S2x');
      await expect(focusedName()).toBe('Sample, row 3');
    });
  },
};
