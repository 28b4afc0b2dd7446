import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useRef, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { SheetGrid } from './sheet-grid';
import { SHEET_GRID_USAGE } from './sheet-grid-usage';
import { type SheetGridHandle } from './sheet-types';
import { COLUMNS, SAMPLE_SHEET, SampleSheet, samples, type SampleRow } from './testing/sample-sheet';
import { cellOf, fireClipboard, focusedInput, focusedName, selectedCount } from './testing/sheet-queries';

const meta = {
  component: SheetGrid<SampleRow>,
  parameters: { usage: SHEET_GRID_USAGE },
  args: { ...SAMPLE_SHEET, onEdit: fn(), onUndo: fn(), onRedo: fn() },
  render: (args) => <SampleSheet {...args} />,
} satisfies Meta<typeof SheetGrid<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = {
  play: async ({ canvasElement, step, userEvent }) => {
    await step('typing searches, and Enter takes the completed choice', async () => {
      await userEvent.click(cellOf(canvasElement, 1, 3));
      await userEvent.keyboard('s');
      await expect(await screen.findByRole('listbox', { name: 'Choices of Layout' })).toBeVisible();
      await expect(screen.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(cellOf(canvasElement, 1, 3)).toHaveTextContent('single');
      await expect(focusedName()).toBe('Layout, row 2');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    });
    await step('Alt+Down opens all choices; arrows choose one', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(await screen.findAllByRole('option')).toHaveLength(3);
      await userEvent.keyboard('{ArrowDown}');
      await expect(focusedInput().getAttribute('aria-activedescendant')).toMatch(/unpaired$/u);
      await userEvent.keyboard('{Tab}');
      await expect(cellOf(canvasElement, 2, 3)).toHaveTextContent('unpaired');
      await expect(focusedName()).toBe('Depth, row 2');
    });
    await step('Escape closes the list and keeps the text', async () => {
      await userEvent.click(cellOf(canvasElement, 3, 3));
      await userEvent.keyboard('si');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(focusedInput()).toHaveValue('paired');
    });
    await step('a press chooses', async () => {
      await userEvent.dblClick(cellOf(canvasElement, 3, 3));
      await userEvent.click(await screen.findByRole('option', { name: /^single/u }));
      await expect(cellOf(canvasElement, 3, 3)).toHaveTextContent('single');
    });
    await step('text that is no choice stays, and is marked', async () => {
      await userEvent.click(cellOf(canvasElement, 4, 3));
      await userEvent.keyboard('mate{Enter}');
      await expect(cellOf(canvasElement, 4, 3)).toHaveTextContent('mate');
      await expect(cellOf(canvasElement, 4, 3)).toHaveAttribute('aria-invalid', 'true');
    });
  },
};

export const CustomEditor: Story = {
  play: async ({ canvas, canvasElement, step, userEvent, args }) => {
    await userEvent.click(cellOf(canvasElement, 1, 2));
    await step('the button in the cell opens the editor of the caller', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose Reads 1 of row 1' }));
      const dialog = await screen.findByRole('dialog', { name: 'Choose a file' });
      await expect(dialog).toHaveTextContent('/data/S1_R1.fastq.gz');
      await userEvent.click(screen.getByRole('button', { name: 'Choose chosen.fastq.gz' }));
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'cells',
        cells: [{ row: 0, column: 'read1', text: '/data/chosen.fastq.gz' }],
      });
      await waitFor(() => expect(focusedName()).toBe('Reads 1, row 1'));
    });
    await step('so does Alt+Down; Escape returns to the cell', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(focusedName()).toBe('Reads 1, row 1'));
    });
    await step('text can be typed as well', async () => {
      await userEvent.keyboard('/data/typed{Enter}');
      await expect(cellOf(canvasElement, 1, 2)).toHaveTextContent('/data/typed');
    });
  },
};

function WithErrorList(args: ComponentProps<typeof SampleSheet>) {
  const sheet = useRef<SheetGridHandle>(null);
  return (
    <div className="flex flex-col items-start gap-2">
      <Button onClick={() => sheet.current?.focusCell({ row: 29, column: 'depth' })}>
        Row 30, Depth: “deep” is no number.
      </Button>
      <SampleSheet {...args} ref={sheet} className="h-80 w-full" />
    </div>
  );
}

const WITH_ERRORS = samples(40).map((row, at) =>
  at === 29 ? { cells: { ...row.cells, depth: 'deep', layout: 'single' } } : row,
);

export const Errors: Story = {
  args: { rows: WITH_ERRORS },
  render: (args) => <WithErrorList {...args} />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('an error list jumps to a cell that is not rendered yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Row 30/u }));
      await waitFor(() => expect(focusedName()).toBe('Depth, row 30'));
      const [cell, box] = [cellOf(canvasElement, 30, 4), canvas.getByRole('grid')];
      await waitFor(() =>
        expect(cell.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom),
      );
    });
    await step('its message is shown and describes the input', async () => {
      await expect(focusedInput()).toBeInvalid();
      await expect(focusedInput()).toHaveAccessibleDescription('“deep” is no number.');
      await waitFor(() =>
        expect(document.querySelector('[data-slot=icon-tooltip]')).toHaveTextContent('“deep” is no number.'),
      );
    });
    await step('a value that differs from the common one has a mark with a text', async () => {
      await expect(cellOf(canvasElement, 30, 3)).toHaveAccessibleDescription(
        'Differs from the common value.',
      );
      await expect(cellOf(canvasElement, 30, 3).querySelector('[data-edited-mark]')).toBeInTheDocument();
    });
    await step('a correct text takes both away', async () => {
      await userEvent.keyboard('30{Control>}{Enter}{/Control}');
      await expect(focusedInput()).toBeValid();
      await expect(document.querySelector('[data-slot=icon-tooltip]')).not.toBeInTheDocument();
    });
  },
};

export const DarkErrors: Story = { ...Errors, globals: { theme: 'dark' } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, canvasElement, step, userEvent, args }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('rowheader', { name: 'New row' })).not.toBeInTheDocument();
    await step('cells are selected and copied', async () => {
      await userEvent.click(cellOf(canvasElement, 2, 1));
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(selectedCount(canvasElement)).toBe(2);
      await expect(await fireClipboard('copy')).toBe('S2\nS3');
    });
    await step('nothing changes them', async () => {
      await userEvent.keyboard('x{F2}y{Enter}{Delete}{Control>}d{/Control}{Control>}z{/Control}');
      await fireClipboard('paste', 'pasted');
      await fireClipboard('cut');
      await userEvent.dblClick(cellOf(canvasElement, 1, 5));
      await userEvent.keyboard(' {Shift>}{F10}{/Shift}');
      await expect(args.onEdit).not.toHaveBeenCalled();
      await expect(args.onUndo).not.toHaveBeenCalled();
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
  },
};

/** Types with an input method: pinyin is composed, and Enter accepts the characters. */
export const InputMethod: Story = {
  play: async ({ canvasElement, step, userEvent, args }) => {
    await userEvent.click(cellOf(canvasElement, 1, 1));
    const input = focusedInput();
    await step('composing starts in the selected cell, whose text it replaces', async () => {
      await fireEvent.compositionStart(input);
      await fireEvent.input(input, { target: { value: 'gan' } });
      await expect(focusedInput()).toBe(input);
      await expect(input).toHaveValue('gan');
    });
    await step('keys of the input method neither move nor commit', async () => {
      for (const key of ['ArrowDown', 'Enter', 'Tab', 'Escape', ' ']) {
        await fireEvent.keyDown(input, { key, isComposing: true, keyCode: 229 });
      }
      await expect(focusedName()).toBe('Sample, row 1');
      await expect(args.onEdit).not.toHaveBeenCalled();
    });
    await step('the accepted characters are committed by the next Enter', async () => {
      await fireEvent.input(input, { target: { value: '肝脏' } });
      await fireEvent.compositionEnd(input, { data: '肝脏' });
      await userEvent.keyboard('{Enter}');
      await expect(args.onEdit).toHaveBeenCalledOnce();
      await expect(cellOf(canvasElement, 1, 1)).toHaveTextContent('肝脏');
      await expect(focusedName()).toBe('Sample, row 2');
    });
  },
};

const WIDE = [...COLUMNS, { id: 'note', header: 'Note', kind: 'text', width: 300 } as const];

export const Frozen: Story = {
  args: { columns: WIDE, frozenFirst: true },
  render: (args) => (
    <div data-box="" style={{ maxWidth: '40rem' }}>
      <SampleSheet {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const grid = canvas.getByRole('grid');
    const leftOf = (column: number) =>
      Math.round(
        cellOf(canvasElement, 1, column).getBoundingClientRect().left - grid.getBoundingClientRect().left,
      );
    await step('the first column stays while the others scroll', async () => {
      grid.scrollLeft = 300;
      await expect(leftOf(1)).toBe(72);
      await expect(leftOf(2)).toBe(72 + 140 - 300);
    });
    await step('a cell that the keyboard reaches is not covered by it', async () => {
      await userEvent.click(cellOf(canvasElement, 1, 4));
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(leftOf(2)).toBeGreaterThanOrEqual(72 + 140);
    });
    await step('on a narrow screen it scrolls with the others', async () => {
      const box = canvasElement.querySelector<HTMLElement>('[data-box]');
      box?.style.setProperty('max-width', '20rem');
      grid.scrollLeft = 300;
      await waitFor(() => expect(leftOf(1)).toBe(72 - 300));
    });
  },
};

export const TenThousandRows: Story = {
  args: { rows: samples(10_000) },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('few rows are rendered, and all are announced', async () => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10002');
      await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    });
    await step('the focus follows to the end and back', async () => {
      await userEvent.click(cellOf(canvasElement, 1, 1));
      await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
      await expect(focusedName()).toBe('Sample, row 10000');
      await userEvent.keyboard('last{Enter}');
      await expect(focusedName()).toBe('Sample, row 10001');
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(focusedName()).toBe('Sample, row 1');
    });
    await step('the selected cell stays when it scrolls out of view, and typing goes to it', async () => {
      canvas.getByRole('grid').scrollTop = 100_000;
      await waitFor(() => expect(canvas.getByText('S3130')).toBeVisible());
      await userEvent.keyboard('first{Enter}');
      await expect(focusedName()).toBe('Sample, row 2');
      await waitFor(() => expect(canvas.getByText('first')).toBeVisible());
    });
  },
};
