import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HeatMap } from './heat-map';
import { CHART_LABELS } from './testing/story-labels';
import { HEAT_MAP_USAGE } from './heat-map-usage';

const LIBRARIES = ['D5_1', 'D5_2', 'D6_1', 'D6_2', 'F7_1', 'M8_1'].map((key) => ({ key, label: key }));

const meta = {
  component: HeatMap,
  parameters: { usage: HEAT_MAP_USAGE },
  args: {
    viewId: 'correlation',
    height: 300,
    title: 'Correlation of six libraries',
    summary: 'Replicates correlate above 0.99; the lowest figure is 0.91.',
    rows: LIBRARIES,
    columns: LIBRARIES,
    values: LIBRARIES.map((_, row) =>
      LIBRARIES.map((__, column) => (row === 5 && column === 0 ? null : 1 - Math.abs(row - column) * 0.018)),
    ),
    labels: { ...CHART_LABELS, corner: 'Library', noValue: 'No value' },
  },
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const fillOf = (canvasElement: HTMLElement, mark: string) =>
  getComputedStyle(canvasElement.querySelector(`[data-mark="${mark}"] rect`)!).fill;

export const Correlation: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('draws a cell for each pair, with its figure', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(36));
      await expect(canvas.getAllByText('0.982').length).toBeGreaterThan(0);
    });
    await step('equal values have equal colours', async () => {
      await expect(fillOf(canvasElement, '0:0')).toBe(fillOf(canvasElement, '1:1'));
      await expect(fillOf(canvasElement, '0:0')).not.toBe(fillOf(canvasElement, '0:5'));
    });
    await step('a cell without a value is hatched, and the legend says so', async () => {
      await expect(fillOf(canvasElement, '5:0')).toContain('url(');
      await expect(canvas.getByText('No value')).toBeVisible();
    });
    await step('the table has the same figures', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getByRole('row', { name: 'D5_1 1 0.982 0.964 0.946 0.928 0.91' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    });
  },
};

export const Pressable: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'D5_1, D5_1: 1' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('D6_1', 'D5_2');
    await userEvent.click(canvas.getByRole('button', { name: 'M8_1, D5_1: No value' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('M8_1', 'D5_1');
  },
};

/** Values beyond a given range have the colour of its end, which the legend names by one bound. */
export const BeyondTheRange: Story = {
  args: {
    rows: LIBRARIES.slice(0, 1),
    columns: LIBRARIES,
    values: [[-2.66, -1.2, 0, 0.7, 2.1, 2.35]],
    range: { min: -2.1, max: 2.1 },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(6));
    await expect(canvas.getByText('≤ −1.5')).toBeVisible();
    await expect(canvas.getByText('≥ 1.5')).toBeVisible();
    await expect(fillOf(canvasElement, '0:4')).toBe(fillOf(canvasElement, '0:5'));
  },
};

/** Many narrow cells: no numbers in them, and only every other column label. */
export const ManyOnAPhone: Story = {
  args: {
    rows: ['Detected features', '缺失值比例', 'Absolute correlation'].map((label, key) => ({
      key: String(key),
      label,
    })),
    columns: Array.from({ length: 24 }, (_, index) => ({
      key: String(index),
      label: `Library ${index + 1}`,
    })),
    values: [0, 1, 2].map((row) => Array.from({ length: 24 }, (_, column) => (column * (row + 1)) % 7)),
    height: 220,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Library 1')).toBeVisible();
    await expect(canvas.queryByText('Library 2')).toBeNull();
    await expect(canvasElement.querySelector('[data-mark] text')).toBeNull();
  },
};

/** Only some numbers would fit into their cells, so no cell has one: a few of them would look like a choice. */
export const WideNumbers: Story = {
  args: {
    rows: LIBRARIES,
    columns: LIBRARIES,
    values: LIBRARIES.map((_, row) => LIBRARIES.map((__, column) => (row === column ? 1 : 0.9588))),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(36));
    await expect(canvasElement.querySelector('[data-mark] text')).toBeNull();
  },
};
