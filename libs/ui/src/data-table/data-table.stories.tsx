import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { Status } from '../status/status';
import { DataTable } from './data-table';
import { type DataTableColumn, type DataTableProps } from './data-table-types';
import { type DataTableSort } from './sort';
import { DATA_TABLE_USAGE } from './data-table-usage';

interface File {
  id: string;
  name: string;
  donor: string;
  size: number;
  done: boolean;
}

const ROWS: File[] = Array.from({ length: 12 }, (_, index) => ({
  id: `f-${index + 1}`,
  name: `Quartet_proteome_${['D5', 'D6', 'F7', 'M8'][index % 4]}_${Math.floor(index / 4) + 1}.csv`,
  donor: ['D5', 'D6', 'F7', 'M8'][index % 4] ?? '',
  size: 1_000 + index * 731,
  done: index % 5 !== 3,
}));

const COLUMNS: DataTableColumn<File>[] = [
  { id: 'name', header: 'File name', cell: ({ name }) => name, sortable: true },
  { id: 'donor', header: '供者', cell: ({ donor }) => donor },
  { id: 'size', header: 'Size', cell: ({ size }) => `${size} B`, sortable: true, align: 'end' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ done }) => (
      <Status tone={done ? 'success' : 'exception'} label={done ? 'Succeeded' : 'Failed'} />
    ),
  },
  { id: 'secret', header: 'Hidden', cell: () => 'hidden', hidden: true },
];

function Stateful({ sort, selection, onSortChange, onSelectionChange, ...props }: DataTableProps<File>) {
  const [currentSort, setSort] = useState<DataTableSort | null>(sort ?? null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | undefined>(selection);
  return (
    <DataTable
      {...props}
      sort={currentSort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
      selection={chosen}
      onSelectionChange={(next) => {
        setChosen(next);
        onSelectionChange?.(next);
      }}
    />
  );
}

const meta = {
  component: DataTable<File>,
  parameters: { usage: DATA_TABLE_USAGE },
  args: {
    caption: 'Files of the proteomics collection',
    columns: COLUMNS,
    rows: ROWS,
    rowKey: ({ id }) => id,
    onSortChange: fn(),
    onSelectionChange: fn(),
    selectAllLabel: 'Select all on this page',
    selectRowLabel: ({ name }) => `Select ${name}`,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DataTable<File>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('has a name, and no hidden column', async () => {
      await expect(canvas.getByRole('table', { name: 'Files of the proteomics collection' })).toBeVisible();
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
      await expect(canvas.getAllByRole('row')).toHaveLength(13);
    });
    await step('requests another order and exposes the current one', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Size' });
      await expect(head).toHaveAttribute('aria-sort', 'none');
      await userEvent.click(within(head).getByRole('button'));
      await userEvent.click(within(head).getByRole('button'));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'size', direction: 'desc' });
      await expect(head).toHaveAttribute('aria-sort', 'descending');
    });
    await step('a column that cannot be sorted has no button', () =>
      expect(within(canvas.getByRole('columnheader', { name: '供者' })).queryByRole('button')).toBeNull(),
    );
  },
};

export const WithSelection: Story = {
  args: { selection: new Set(['f-2', 'on-another-page']), dense: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await step('some are chosen', () => expect(all).toBePartiallyChecked());
    await step('a row is chosen by its name', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Quartet_proteome_D5_1.csv' }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
        new Set(['f-1', 'f-2', 'on-another-page']),
      );
    });
    await step('selects the page and keeps the other pages', async () => {
      await userEvent.click(all);
      await expect(all).toBeChecked();
      await userEvent.click(all);
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['on-another-page']));
    });
  },
};

export const Loading: Story = {
  args: { rows: [], loading: true, loadingLabel: 'Loading files' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading files');
  },
};

export const LoadingTheNextPage: Story = {
  args: { loading: true, loadingLabel: 'Loading files' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading files');
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No file fits these filters" action={<Button>Clear filters</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

/** Messages shown instead of rows are as wide as the phone, however wide the header is. */
async function fitsThePhone(element: HTMLElement, canvasElement: HTMLElement): Promise<void> {
  const phone = canvasElement.querySelector('[data-phone]')?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  await expect(box.width).toBeGreaterThan(0);
  await expect(box.left).toBeGreaterThanOrEqual(phone?.left ?? Infinity);
  await expect(box.right).toBeLessThanOrEqual(phone?.right ?? 0);
}

const onAPhone: NonNullable<Story['decorators']> = [
  (Story) => (
    <div data-phone className="w-80">
      <Story />
    </div>
  ),
];

export const EmptyOnAPhone: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No file fits these filters"
        description="Remove a filter, or choose more values in one of them."
        action={<Button>Clear filters</Button>}
      />
    ),
  },
  decorators: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await fitsThePhone(canvas.getByText('No file fits these filters'), canvasElement);
    await fitsThePhone(canvas.getByText(/^Remove a filter/u), canvasElement);
    await fitsThePhone(canvas.getByRole('button', { name: 'Clear filters' }), canvasElement);
  },
};

export const LoadingOnAPhone: Story = {
  args: { rows: [], loading: true, loadingLabel: 'Loading files' },
  decorators: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await fitsThePhone(canvas.getByRole('status'), canvasElement);
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState title="The files cannot be shown" message="Bad gateway" retryLabel="Retry" onRetry={fn()} />
    ),
    empty: 'No files',
  },
  decorators: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bad gateway');
    await fitsThePhone(canvas.getByRole('button', { name: 'Retry' }), canvasElement);
    await expect(canvas.queryByText('No files')).not.toBeInTheDocument();
  },
};

export const TooWide: Story = {
  decorators: [
    (Story) => (
      <div className="h-72 w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const region = await canvas.findByRole('region', { name: 'Files of the proteomics collection' });
    await step('scrolls by itself, reachable by keyboard', async () => {
      await expect(region).toHaveAttribute('tabindex', '0');
      await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    });
    await step('its head stays visible', async () => {
      region.scrollTop = 200;
      const top = canvas.getByRole('columnheader', { name: 'File name' }).getBoundingClientRect().top;
      await expect(top).toBeCloseTo(region.getBoundingClientRect().top, 0);
    });
  },
};
