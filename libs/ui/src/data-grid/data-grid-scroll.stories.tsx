import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataGrid } from './data-grid';
import { type GridColumn } from './grid-column';
import {
  COLUMNS,
  focused,
  StatefulGrid,
  libraries,
  LIBRARY_GRID,
  type Library,
} from './testing/library-grid';
import { DATA_GRID_USAGE } from './data-grid-usage';

const NOTE: GridColumn<Library> = {
  id: 'note',
  label: 'Note',
  cell: ({ number }) => (
    <input aria-label={`Note on ${number}`} className="h-6 w-full border border-border" />
  ),
};

const meta = {
  component: DataGrid<Library>,
  parameters: { usage: DATA_GRID_USAGE },
  args: {
    ...LIBRARY_GRID,
    columns: [...COLUMNS.slice(0, 2), NOTE],
    rows: libraries(100_000),
    selection: new Set(['lib-12']),
    onSortChange: fn(),
    onSelectionChange: fn(),
    onLayoutChange: fn(),
  },
  render: (args) => <StatefulGrid {...args} />,
} satisfies Meta<typeof DataGrid<Library>>;

export default meta;
type Story = StoryObj<typeof meta>;

const ROW_HEIGHT = 44;

/** Scrolls to each row in turn, one per frame, as a fast wheel does. */
async function scrollBy(grid: HTMLElement, rows: readonly number[]): Promise<void> {
  for (const row of rows) {
    grid.scrollTop = row * ROW_HEIGHT;
    await new Promise((next) => {
      requestAnimationFrame(next);
    });
  }
}

/** Numbers of the rendered rows, from 1, in document order. */
function drawnRows(grid: HTMLElement): number[] {
  const rows = Array.from(grid.querySelectorAll('[role=row]')).slice(1);
  return rows.map((row) => Number(row.getAttribute('aria-rowindex')) - 1);
}

export const FastScroll: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note on 3' }), 'to be checked');
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Quartet_RNA_2' }));
    await step('shows the rows that come, and each once', async () => {
      await scrollBy(grid, [3, 6, 9]);
      const drawn = drawnRows(grid);
      await expect(new Set(drawn).size).toBe(drawn.length);
      await expect(drawn).toEqual(expect.arrayContaining([2, 10, 11, 12, 13, 14, 15, 16, 17]));
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Quartet_RNA_12');
      const head = canvas.getByRole('columnheader', { name: /^Library/u }).getBoundingClientRect();
      await expect(canvas.getByText('Quartet_RNA_10').getBoundingClientRect().top).toBeCloseTo(
        head.bottom,
        0,
      );
    });
    await step('text typed in a removed row appears in no other', async () => {
      const notes = canvas.getAllByRole('textbox').map((note) => (note as HTMLInputElement).value);
      await expect(new Set(notes)).toEqual(new Set(['']));
    });
    await step('text typed in a row that stays visible stays in it', async () => {
      const note = await canvas.findByRole('textbox', { name: 'Note on 16' });
      (note as HTMLInputElement).value = 'done';
      await scrollBy(grid, [11, 13]);
      await waitFor(() => expect(drawnRows(grid)).toEqual(drawnRows(grid).toSorted((a, b) => a - b)));
      await step('after scrolling every row has its custom content', () =>
        waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(drawnRows(grid).length)),
      );
      await expect(canvas.getByRole('textbox', { name: 'Note on 16' })).toHaveValue('done');
    });
    await step('the focus stays, and keys continue from there', async () => {
      await expect(focused()).toBe('Quartet_RNA_2');
      await userEvent.keyboard('{ArrowDown}');
      await expect(focused()).toBe('Quartet_RNA_3');
      await waitFor(() => expect(drawnRows(grid)[0]).toBe(2));
    });
    await step('no control in a cell has become a tab stop', async () => {
      const stops = Array.from(grid.querySelectorAll<HTMLElement>('*')).filter(
        (element) => element.tabIndex >= 0,
      );
      await expect(stops).toHaveLength(1);
    });
  },
};

/** The frozen column stays in view, over the others, while the grid is scrolled sideways. */
export const Frozen: Story = {
  args: {
    rows: libraries(50),
    selection: undefined,
    columns: COLUMNS.slice(0, 3).map((column, at) => ({ ...column, frozen: at === 0, width: 200 })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const cell = canvas.getByRole('gridcell', { name: 'Quartet_RNA_1' });
    const head = canvas.getByRole('columnheader', { name: /^Library/u });
    const start = (element: Element) =>
      Math.round(element.getBoundingClientRect().left - grid.getBoundingClientRect().left);
    grid.scrollLeft = 150;
    await waitFor(() => expect(grid.scrollLeft).toBe(150));
    await expect([start(cell), start(head)]).toEqual([0, 0]);
    const { left, top } = cell.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 8)).toBe(cell);
  },
};
