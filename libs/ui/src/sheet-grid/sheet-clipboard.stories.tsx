import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SheetGrid } from './sheet-grid';
import { SHEET_GRID_USAGE } from './sheet-grid-usage';
import { SAMPLE_SHEET, SampleSheet, samples, type SampleRow } from './testing/sample-sheet';
import { cellOf, fireClipboard, rowTexts, selectedCount } from './testing/sheet-queries';

const meta = {
  component: SheetGrid<SampleRow>,
  parameters: { usage: SHEET_GRID_USAGE },
  args: { ...SAMPLE_SHEET, rows: samples(4), onEdit: fn() },
  render: (args) => <SampleSheet {...args} />,
} satisfies Meta<typeof SheetGrid<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CopiedAndPasted: Story = {
  play: async ({ canvas, canvasElement, step, userEvent, args }) => {
    await userEvent.click(cellOf(canvasElement, 1, 1));
    await step('a range is copied as a spreadsheet reads it', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      await expect(await fireClipboard('copy')).toBe('S1\t/data/S1_R1.fastq.gz\nS2\t/data/S2_R1.fastq.gz');
      await expect(canvas.getByRole('status')).toHaveTextContent('Copied 2 rows × 2 columns');
      await expect(args.onEdit).not.toHaveBeenCalled();
    });
    await step('cut also empties it, as one edit', async () => {
      await expect(await fireClipboard('cut')).toBe('S1\t/data/S1_R1.fastq.gz\nS2\t/data/S2_R1.fastq.gz');
      await expect(rowTexts(canvasElement, 2)).toEqual(['||paired|30|true', '||paired|31|false']);
      await expect(args.onEdit).toHaveBeenCalledOnce();
    });
    await step('a paste of cells with line breaks and quotes is one edit', async () => {
      await fireClipboard('paste', 'A "1"\t"/data/a\n/data/b"\r\nB\t"say ""hi"""\r\n');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'cells',
        cells: [
          { row: 0, column: 'id', text: 'A "1"' },
          { row: 0, column: 'read1', text: '/data/a\n/data/b' },
          { row: 1, column: 'id', text: 'B' },
          { row: 1, column: 'read1', text: 'say "hi"' },
        ],
      });
      await expect(selectedCount(canvasElement)).toBe(4);
    });
    await step('a line break survives an edit of its cell', async () => {
      await userEvent.click(cellOf(canvasElement, 1, 2));
      await userEvent.keyboard('{F2}!{Enter}');
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        type: 'cells',
        cells: [{ row: 0, column: 'read1', text: '/data/a\n/data/b!' }],
      });
    });
    await step('one cell fills a range; a block is repeated in a multiple of it', async () => {
      await userEvent.click(cellOf(canvasElement, 1, 4));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
      await fireClipboard('paste', '7');
      await expect(rowTexts(canvasElement, 4).map((row) => row.split('|')[3])).toEqual(['7', '7', '7', '7']);
      await fireClipboard('paste', '1\n2');
      await expect(rowTexts(canvasElement, 4).map((row) => row.split('|')[3])).toEqual(['1', '2', '1', '2']);
    });
    await step('while a cell is edited, a paste goes into its text', async () => {
      await userEvent.click(cellOf(canvasElement, 4, 1));
      await userEvent.keyboard('{F2}');
      await userEvent.paste('-9');
      await userEvent.keyboard('{Enter}');
      await expect(rowTexts(canvasElement, 4)[3]).toMatch(/^S4-9\|/u);
    });
  },
};

export const PastedBeyondTheEnd: Story = {
  play: async ({ canvas, canvasElement, step, userEvent, args }) => {
    await step('rows beyond the end are new', async () => {
      await userEvent.click(cellOf(canvasElement, 4, 1));
      await fireClipboard('paste', 'S4\nS5\nS6');
      await expect(canvas.getByRole('status')).toHaveTextContent('Pasted 3 rows × 1 column; 2 new rows');
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
      await expect(rowTexts(canvasElement, 6)[5]).toBe('S6||||');
      await expect(selectedCount(canvasElement)).toBe(3);
    });
    await step('columns beyond the end are dropped, and the message says so', async () => {
      await userEvent.click(cellOf(canvasElement, 1, 4));
      await fireClipboard('paste', '50\ttrue\tlost');
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Pasted 1 row × 2 columns; 1 column did not fit',
      );
      await expect(rowTexts(canvasElement, 1)).toEqual(['S1|/data/S1_R1.fastq.gz|paired|50|true']);
    });
    await step('a clipboard without text changes nothing', async () => {
      const before = rowTexts(canvasElement, 6);
      await fireClipboard('paste');
      await expect(rowTexts(canvasElement, 6)).toEqual(before);
      await expect(args.onEdit).toHaveBeenCalledTimes(2);
    });
  },
};
