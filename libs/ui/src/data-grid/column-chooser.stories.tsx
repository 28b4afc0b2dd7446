import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ColumnChooser, type ColumnChooserProps } from './column-chooser';
import { DataGrid } from './data-grid';
import { type GridColumn } from './grid-column';
import { useStoredLayout, type LayoutPort } from './use-stored-layout';
import { COLUMN_CHOOSER_USAGE } from './column-chooser-usage';

interface Gene {
  id: string;
  symbol: string;
  counts: number;
}

const ROWS: Gene[] = [
  { id: 'g-1', symbol: '=BRCA1', counts: 12 },
  { id: 'g-2', symbol: 'TP53, "p53"', counts: -3 },
  { id: 'g-3', symbol: '基因', counts: 0 },
];

const COLUMNS: GridColumn<Gene>[] = [
  { id: 'symbol', label: 'Symbol', value: ({ symbol }) => symbol, alwaysShown: true },
  { id: 'counts', label: 'Counts', value: ({ counts }) => counts, align: 'end' },
  { id: 'id', label: 'Gene', value: ({ id }) => id },
  {
    id: 'digest',
    label: 'A column with a name that is much too long for one line',
    value: ({ id }) => id,
    initiallyHidden: true,
  },
];

interface HostProps extends ColumnChooserProps {
  port: LayoutPort;
}

/** Host list: the chooser and the grid share one layout, which the host stores. */
function Host({ labels, port }: HostProps) {
  const [layout, setLayout] = useStoredLayout(COLUMNS, port);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['g-3']));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <ColumnChooser columns={COLUMNS} layout={layout} onLayoutChange={setLayout} labels={labels} />
      </div>
      <DataGrid
        caption="Genes"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={({ id }) => id}
        layout={layout}
        onLayoutChange={setLayout}
        selection={selection}
        onSelectionChange={setSelection}
        resizeLabel={(column) => `Width of ${column}`}
        className="max-h-80"
      />
    </div>
  );
}

const meta = {
  component: ColumnChooser,
  parameters: { usage: COLUMN_CHOOSER_USAGE },
  args: {
    columns: COLUMNS,
    layout: null,
    onLayoutChange: fn(),
    port: { load: () => undefined, save: fn() },
    labels: {
      open: 'Columns',
      panel: 'Columns of the table',
      moveUp: (column) => `Move ${column} up`,
      moveDown: (column) => `Move ${column} down`,
      moved: (column, position, total) => `${column} is now column ${position} of ${total}`,
      reset: 'Reset columns',
    },
  },
  render: (args) => <Host {...args} />,
} satisfies Meta<HostProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const heads = () =>
      canvas
        .getAllByRole('columnheader', { hidden: true })
        .slice(1)
        .map((head) => head.textContent);
    await step('checked columns are visible', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      const panel = within(await screen.findByRole('dialog', { name: 'Columns of the table' }));
      await expect(await panel.findByRole('checkbox', { name: 'Symbol' })).toBeDisabled();
      await expect(panel.getByRole('button', { name: 'Move Symbol up' })).toHaveFocus();
      await userEvent.click(panel.getByRole('checkbox', { name: 'Counts' }));
      await userEvent.click(panel.getByRole('checkbox', { name: /^A column/u }));
      await expect(heads()).toEqual(['Symbol', 'Gene', COLUMNS[3]?.label]);
    });
    await step('buttons move a column, and keep the focus', async () => {
      const down = screen.getByRole('button', { name: 'Move Symbol down' });
      down.focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(screen.getByRole('button', { name: 'Move Symbol down' })).toHaveFocus();
      await expect(heads()).toEqual(['Gene', 'Symbol', COLUMNS[3]?.label]);
      await expect(screen.getByRole('status')).toHaveTextContent('Symbol is now column 3 of 4');
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(screen.getByRole('button', { name: 'Move Symbol down' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(heads()).toEqual(['Gene', COLUMNS[3]?.label, 'Symbol']);
    });
    await step('the layout is stored', () =>
      expect(args.port.save).toHaveBeenLastCalledWith({
        order: ['counts', 'id', 'digest', 'symbol'],
        hidden: ['counts'],
        widths: {},
      }),
    );
    await step('and can be reset', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
      await expect(heads()).toEqual(['Symbol', 'Counts', 'Gene']);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Dragged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = await screen.findByRole('dialog');
    await within(panel).findByRole('checkbox', { name: 'Symbol' });
    const handle = panel.querySelector<HTMLElement>('[data-handle="id"]');
    const first = panel.querySelector('li')?.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle as HTMLElement },
      { target: panel, coords: { clientX: first?.left ?? 0, clientY: (first?.top ?? 0) + 2 } },
      { keys: '[/MouseLeft]', target: panel },
    ]);
    const items = Array.from(panel.querySelectorAll<HTMLElement>('li')).map((item) => item.dataset['item']);
    await expect(items).toEqual(['id', 'symbol', 'counts', 'digest']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Stored: Story = {
  args: {
    port: {
      load: () => ({ order: ['counts', 'symbol', 'gone'], hidden: ['id'], widths: { counts: 9e9 } }),
      save: fn(),
    },
  },
  play: async ({ canvas, step }) => {
    await step('a stored layout is restored, as far as it fits', async () => {
      const heads = canvas
        .getAllByRole('columnheader')
        .slice(1)
        .map((head) => head.textContent);
      await expect(heads).toEqual(['Counts', 'Symbol']);
      await expect(canvas.getByRole('separator', { name: 'Width of Counts' })).toHaveAttribute(
        'aria-valuenow',
        '1200',
      );
    });
  },
};
