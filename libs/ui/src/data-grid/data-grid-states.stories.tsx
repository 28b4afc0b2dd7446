import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
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

export const RightToLeft: Story = {
  args: { selection: new Set<string>() },
  decorators: [
    (Story) => (
      <div dir="rtl" className="w-96">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await step('the first column is at the right, and arrow keys follow their direction', async () => {
      const first = canvas.getByRole('checkbox', { name: 'Select library 1' });
      await expect(first.getBoundingClientRect().right).toBeGreaterThan(
        grid.getBoundingClientRect().right - 60,
      );
      await userEvent.click(canvas.getByRole('gridcell', { name: 'Quartet_RNA_1' }));
      await userEvent.keyboard('{ArrowLeft}');
      await expect(focused()).toBe('D6');
    });
    await step('content beyond the edge scrolls into view', async () => {
      await userEvent.keyboard('{End}');
      const [cell, box] = [document.activeElement?.getBoundingClientRect(), grid.getBoundingClientRect()];
      await expect(cell?.left).toBeGreaterThanOrEqual(box.left - 1);
      await userEvent.keyboard('{Home}');
      await expect(document.activeElement?.getBoundingClientRect().right).toBeLessThanOrEqual(box.right);
    });
    await step('a column grows to the left', async () => {
      const handle = canvas.getByRole('separator', { name: 'Width of Library' });
      handle.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(handle).toHaveAttribute('aria-valuenow', '210');
    });
  },
};

const phone: NonNullable<Story['decorators']> = [
  (Story) => (
    <div data-phone className="w-80">
      <Story />
    </div>
  ),
];

export const OnAPhone: Story = {
  args: { selection: new Set<string>() },
  decorators: phone,
  play: async ({ canvas, step, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await step('it scrolls, and the keyboard scrolls each cell into view', async () => {
      await expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth);
      await userEvent.click(canvas.getByRole('gridcell', { name: 'Quartet_RNA_1' }));
      await userEvent.keyboard('{End}');
      const [cell, box] = [document.activeElement?.getBoundingClientRect(), grid.getBoundingClientRect()];
      await expect(cell?.right).toBeLessThanOrEqual(box.right + 1);
      await expect(cell?.left).toBeGreaterThanOrEqual(box.left);
    });
    await step('its head stays above the rows', async () => {
      grid.scrollTop = 1000;
      await waitFor(() => expect(canvas.getByText('Quartet_RNA_26')).toBeVisible());
      const head = canvas.getByRole('columnheader', { name: /^Library/u }).getBoundingClientRect();
      await expect(head.top).toBeCloseTo(grid.getBoundingClientRect().top, 0);
    });
  },
};

const NOTHING: Library[] = [];

/** Messages shown instead of rows are as wide as the phone, however wide the header is. */
async function fitsThePhone(element: HTMLElement, canvasElement: HTMLElement): Promise<void> {
  const edge = canvasElement.querySelector('[data-phone]')?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  await expect(box.left).toBeGreaterThanOrEqual(edge?.left ?? Infinity);
  await expect(box.right).toBeLessThanOrEqual(edge?.right ?? 0);
}

export const Loading: Story = {
  args: {
    rows: NOTHING,
    selection: new Set<string>(),
    loading: true,
    loadingLabel: 'Loading libraries',
    className: 'h-auto',
  },
  decorators: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading libraries');
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true');
    await fitsThePhone(canvas.getByRole('status'), canvasElement);
  },
};

export const LoadingAgain: Story = {
  args: { selection: new Set<string>(), loading: true, loadingLabel: 'Loading libraries' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading libraries');
    await expect(canvas.getByRole('gridcell', { name: 'Quartet_RNA_1' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all libraries' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Empty: Story = {
  args: {
    rows: NOTHING,
    empty: <EmptyState title="No library fits these filters" action={<Button>Clear filters</Button>} />,
    className: 'h-auto',
  },
  decorators: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fitsThePhone(canvas.getByRole('button', { name: 'Clear filters' }), canvasElement);
    await userEvent.tab();
    await expect(focused()).toBe('Library');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(focused()).toBe('供者');
  },
};

export const Failed: Story = {
  args: {
    rows: NOTHING,
    error: (
      <ErrorState
        title="The libraries cannot be shown"
        message="Bad gateway"
        retryLabel="Retry"
        onRetry={fn()}
      />
    ),
    className: 'h-auto',
  },
  decorators: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bad gateway');
    await fitsThePhone(canvas.getByRole('button', { name: 'Retry' }), canvasElement);
  },
};

const LONG = 'Quartet_DNA_BGI_SEQ2000_BGI_LCL5_1_20180518_'.repeat(6);

export const LongText: Story = {
  args: {
    columns: [
      {
        id: 'name',
        label: 'A label that is much longer than its column is wide',
        value: () => LONG,
        sortable: true,
        width: 120,
      },
      { id: 'note', label: 'Note', value: () => '很长的说明'.repeat(30), width: 140 },
    ],
    rows: libraries(3),
    className: 'h-auto',
  },
  play: async ({ canvas, step, userEvent }) => {
    const [cell] = canvas.getAllByRole('gridcell', { name: LONG });
    await step('ends in an ellipsis and keeps its row one line high', async () => {
      await expect(cell?.scrollWidth).toBeGreaterThan(cell?.clientWidth ?? 0);
      await expect(cell?.closest('[role=row]')?.getBoundingClientRect().height).toBe(44);
    });
    await step('shows its full text on hover', async () => {
      await userEvent.hover(cell as HTMLElement);
      await expect(cell).toHaveAttribute('title', LONG);
      await userEvent.unhover(cell as HTMLElement);
      await expect(cell).not.toHaveAttribute('title');
    });
    await step('a double click on the handle fits the column', async () => {
      await userEvent.dblClick(canvas.getByRole('separator', { name: /^Width of A label/u }));
      await expect(cell?.getBoundingClientRect().width).toBe(1200);
    });
  },
};

export const TallRows: Story = {
  args: { rowHeight: 96 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1);
    const distance = (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().top ?? 0);
    await expect(distance).toBe(96);
  },
};
