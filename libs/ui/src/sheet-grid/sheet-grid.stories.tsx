import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SheetGrid } from './sheet-grid';
import { SHEET_GRID_USAGE } from './sheet-grid-usage';
import { SAMPLE_SHEET, SampleSheet, type SampleRow } from './testing/sample-sheet';

const meta = {
  component: SheetGrid<SampleRow>,
  parameters: { usage: SHEET_GRID_USAGE },
  args: { ...SAMPLE_SHEET, onEdit: fn(), onUndo: fn(), onRedo: fn() },
  render: (args) => <SampleSheet {...args} />,
} satisfies Meta<typeof SheetGrid<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Sample, row 1');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('Reads 1, row 2');
    await userEvent.keyboard('/x{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      type: 'cells',
      cells: [{ row: 1, column: 'read1', text: '/x' }],
    });
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '/x' })).toBeVisible());
  },
};
