import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SheetGrid } from './sheet-grid';
import { SHEET_GRID_USAGE } from './sheet-grid-usage';
import { SAMPLE_SHEET, SampleSheet, samples, type SampleRow } from './testing/sample-sheet';
import { cellOf, focusedInput, focusedName, selectedCount } from './testing/sheet-queries';

const meta = {
  component: SheetGrid<SampleRow>,
  parameters: { usage: SHEET_GRID_USAGE },
  args: { ...SAMPLE_SHEET, onEdit: fn(), onUndo: fn(), onRedo: fn() },
  render: (args) => (
    <>
      <SampleSheet {...args} />
      <button type="button">After the sheet</button>
    </>
  ),
} satisfies Meta<typeof SheetGrid<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await userEvent.tab();
    const presses = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await expect(focusedName()).toBe(name);
    };
    await step('arrows, Home, End and Page keys', async () => {
      await expect(focusedName()).toBe('Sample, row 1');
      await presses('{ArrowDown}{ArrowRight}', 'Reads 1, row 2');
      await presses('{End}', 'Trim, row 2');
      await presses('{Home}{ArrowLeft}', 'Sample, row 2');
      await presses('{PageDown}{PageUp}', 'Sample, row 2');
      await presses('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}', 'Sample, row 41');
    });
    await step('Ctrl with Home, End and arrows', async () => {
      await presses('{Control>}{End}{/Control}', 'Trim, row 40');
      await presses('{Control>}{Home}{/Control}', 'Sample, row 1');
      await presses('{Control>}{ArrowDown}{/Control}', 'Sample, row 40');
      await presses('{Control>}{ArrowRight}{/Control}', 'Trim, row 40');
      const box = cellOf(canvasElement, 40, 5).getBoundingClientRect();
      await expect(box.bottom).toBeLessThanOrEqual(canvas.getByRole('grid').getBoundingClientRect().bottom);
      await presses('{Control>}{ArrowUp}{ArrowLeft}{/Control}', 'Sample, row 1');
    });
    await step('Tab and Enter: Enter returns to the column where Tab began', async () => {
      await presses('{ArrowRight}{Tab}{Tab}', 'Depth, row 1');
      await presses('{Enter}', 'Reads 1, row 2');
      await presses('{Shift>}{Tab}{Tab}{/Shift}', 'Trim, row 1');
      await presses('{Shift>}{Enter}{/Shift}', 'Trim, row 1');
      await presses('{Tab}', 'Sample, row 2');
    });
    await step('the arrow up reaches the head, whose controls Enter reaches', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(canvas.getByRole('columnheader', { name: /^Sample/u })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('separator', { name: 'Width of Sample' })).toHaveFocus();
      await userEvent.keyboard('{Escape}{ArrowDown}');
      await expect(focusedName()).toBe('Sample, row 1');
    });
    await step('after Escape, Tab leaves the sheet, which is one tab stop', async () => {
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'After the sheet' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(focusedName()).toBe('Sample, row 2');
      await expect(canvas.getByRole('grid')).toHaveAccessibleDescription(/Escape, then Tab/u);
    });
  },
};

export const Ranges: Story = {
  play: async ({ canvas, canvasElement, step, userEvent, args }) => {
    await userEvent.click(cellOf(canvasElement, 2, 1));
    await step('Shift with arrows extends, and the size is announced', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      await expect(selectedCount(canvasElement)).toBe(4);
      await expect(canvas.getByRole('status')).toHaveTextContent('2 rows × 2 columns selected');
      await expect(focusedName()).toBe('Sample, row 2');
    });
    await step('Tab and Enter stay inside the range', async () => {
      await userEvent.keyboard('{Tab}{Tab}');
      await expect(focusedName()).toBe('Sample, row 3');
      await userEvent.keyboard('{Enter}');
      await expect(focusedName()).toBe('Reads 1, row 2');
      await expect(selectedCount(canvasElement)).toBe(4);
    });
    await step('Ctrl+Enter sets the typed text in the whole range', async () => {
      await userEvent.keyboard('x{Control>}{Enter}{/Control}');
      await expect(args.onEdit).toHaveBeenCalledOnce();
      const cells = [1, 2].flatMap((row) => ['id', 'read1'].map((column) => ({ row, column, text: 'x' })));
      await expect(args.onEdit).toHaveBeenLastCalledWith({ type: 'cells', cells });
      await expect(canvas.getByRole('status')).toHaveTextContent('Filled 4 cells');
    });
    await step('Delete clears the range as one edit', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(args.onEdit).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('status')).toHaveTextContent('Cleared 4 cells');
      await expect(cellOf(canvasElement, 3, 2)).toHaveTextContent(/^$/u);
    });
    await step('Ctrl+D fills the first row of a range down, or the row above', async () => {
      await userEvent.click(cellOf(canvasElement, 5, 4));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
      await expect([6, 7].map((row) => cellOf(canvasElement, row, 4).textContent)).toEqual(['34', '34']);
      await userEvent.click(cellOf(canvasElement, 8, 4));
      await userEvent.keyboard('{Control>}d{/Control}');
      await expect(cellOf(canvasElement, 8, 4)).toHaveTextContent('34');
    });
    await step('Ctrl+Z and Ctrl+Y reach the history of the caller', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(cellOf(canvasElement, 8, 4)).toHaveTextContent('30');
      await userEvent.keyboard('{Control>}y{/Control}');
      await expect(cellOf(canvasElement, 8, 4)).toHaveTextContent('34');
      await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
      await expect(args.onUndo).toHaveBeenCalledTimes(2);
      await expect(args.onRedo).toHaveBeenCalledTimes(2);
    });
    await step('whole rows, whole columns and everything', async () => {
      await userEvent.click(cellOf(canvasElement, 2, 2));
      await userEvent.keyboard('{Shift>} {/Shift}');
      await expect(canvas.getByRole('status')).toHaveTextContent('1 row × 5 columns selected');
      await userEvent.click(cellOf(canvasElement, 2, 2));
      await userEvent.keyboard('{Control>} {/Control}');
      await expect(canvas.getByRole('status')).toHaveTextContent('40 rows × 1 column selected');
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(canvas.getByRole('status')).toHaveTextContent('40 rows × 5 columns selected');
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^$/u);
    });
  },
};

export const Editing: Story = {
  play: async ({ canvas, canvasElement, step, userEvent, args }) => {
    await userEvent.click(cellOf(canvasElement, 1, 1));
    await step('typing replaces the text; Enter commits and moves down', async () => {
      await userEvent.keyboard('Liver 1{Enter}');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'cells',
        cells: [{ row: 0, column: 'id', text: 'Liver 1' }],
      });
      await expect(focusedName()).toBe('Sample, row 2');
      await expect(cellOf(canvasElement, 1, 1)).toHaveTextContent('Liver 1');
    });
    await step('after typing an arrow commits and moves', async () => {
      await userEvent.keyboard('L2{ArrowRight}');
      await expect(focusedName()).toBe('Reads 1, row 2');
      await expect(cellOf(canvasElement, 2, 1)).toHaveTextContent('L2');
    });
    await step('F2 edits in place, where arrows move the caret', async () => {
      await userEvent.keyboard('{ArrowLeft}{F2}{ArrowLeft}x{Enter}');
      await expect(cellOf(canvasElement, 2, 1)).toHaveTextContent('Lx2');
    });
    await step('Escape cancels', async () => {
      const before = callsOf(args.onEdit);
      await userEvent.keyboard('gone{Escape}');
      await expect(callsOf(args.onEdit)).toBe(before);
      await expect(focusedInput()).toHaveValue('S3');
      await expect(focusedName()).toBe('Sample, row 3');
    });
    await step('an unchanged text is no edit', async () => {
      const before = callsOf(args.onEdit);
      await userEvent.keyboard('{F2}{Enter}S4{Enter}');
      await expect(callsOf(args.onEdit)).toBe(before);
    });
    await step('a number stays as typed, for the caller to check', async () => {
      await userEvent.click(cellOf(canvasElement, 1, 4));
      await userEvent.keyboard('abc{Tab}');
      await expect(cellOf(canvasElement, 1, 4)).toHaveTextContent('abc');
      await expect(cellOf(canvasElement, 1, 4)).toHaveAttribute('aria-invalid', 'true');
    });
    await step('Space sets and clears a boolean; letters complete one', async () => {
      await expect(focusedName()).toBe('Trim, row 1');
      await userEvent.keyboard(' ');
      await expect(focusedInput()).toHaveValue('false');
      await userEvent.keyboard('t{Enter}');
      await expect(cellOf(canvasElement, 1, 5)).toHaveTextContent('true');
    });
    await step('leaving the sheet commits', async () => {
      await userEvent.click(cellOf(canvasElement, 6, 1));
      await userEvent.keyboard('last');
      await userEvent.click(canvas.getByRole('button', { name: 'After the sheet' }));
      await waitFor(() => expect(cellOf(canvasElement, 6, 1)).toHaveTextContent('last'));
    });
  },
};

/** Number of calls of a spy. */
function callsOf(spy: unknown): number {
  return (spy as ReturnType<typeof fn>).mock.calls.length;
}

export const Empty: Story = {
  args: { rows: samples(0) },
  play: async ({ canvas, canvasElement, step, userEvent, args }) => {
    await step('a blank row is ready to type', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      await expect(canvas.getByRole('rowheader', { name: 'New row' })).toBeVisible();
      await userEvent.tab();
      await userEvent.keyboard('S1{Tab}/data/S1.fastq.gz{Enter}');
      await expect(args.onEdit).toHaveBeenCalledTimes(2);
    });
    await step('a new blank row follows, where Enter continues', async () => {
      await expect(focusedName()).toBe('Sample, row 2');
      await userEvent.keyboard('S2{Enter}S3{Enter}');
      await expect(canvas.getAllByRole('row')).toHaveLength(5);
      await expect(cellOf(canvasElement, 3, 1)).toHaveTextContent('S3');
      await expect(focusedName()).toBe('Sample, row 4');
    });
    await step('Tab on the last cell leaves the sheet', async () => {
      await userEvent.keyboard('{End}');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'After the sheet' })).toHaveFocus();
    });
  },
};
