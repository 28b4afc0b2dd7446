import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BoxPlot } from './box-plot';
import { CHART_LABELS } from './testing/story-labels';
import { BOX_PLOT_USAGE } from './box-plot-usage';

const meta = {
  component: BoxPlot,
  parameters: { usage: BOX_PLOT_USAGE },
  args: {
    viewId: 'intensities',
    height: 260,
    title: 'Intensities by library',
    summary: 'The medians of three libraries lie between 21 and 24.',
    xLabel: 'log2 intensity',
    yLabel: 'Library',
    groups: [
      { key: 'd5', label: 'D5_1', values: [18, 19.5, 20, 20.5, 21, 21.5, 22, 23, 24.5, 31] },
      { key: 'd6', label: 'D6_1', values: [17, 20, 22, 23, 24, 25, 26, 27, 28] },
      { key: 'f7', label: 'F7_1', values: [20, 21, 22.5, 23, 23.5, 24, 25] },
      { key: 'none', label: 'M8_1', values: [] },
    ],
    labels: {
      ...CHART_LABELS,
      box: {
        n: 'Values',
        min: 'Minimum',
        q1: 'First quartile',
        median: 'Median',
        q3: 'Third quartile',
        max: 'Maximum',
        outliers: 'Outliers',
      },
    },
  },
} satisfies Meta<typeof BoxPlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLibraries: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('draws a box for each group that has values, in order from above', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(3));
      const tops = ['d5', 'd6', 'f7'].map(
        (mark) => canvasElement.querySelector(`[data-mark="${mark}"]`)!.getBoundingClientRect().top,
      );
      await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
    await step('each box stands beside its name', async () => {
      const middle = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      const box = canvasElement.querySelector('[data-mark="d6"] rect')!;
      await expect(Math.abs(middle(box) - middle(canvas.getByText('D6_1')))).toBeLessThan(4);
    });
    await step('the box reaches from the first to the third quartile', async () => {
      const box = (mark: string) =>
        canvasElement.querySelector(`[data-mark="${mark}"] rect`)!.getBoundingClientRect();
      // 20.125 to 22.75, and 22 to 26.
      await expect(box('d5').width / box('d6').width).toBeCloseTo(2.625 / 4, 1);
    });
    await step('outliers are rings', async () => {
      const rings = canvasElement.querySelectorAll('[data-mark="d5"] [data-outlier]');
      await expect(rings).toHaveLength(1);
    });
    await step('the table has the figures', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getByRole('row', { name: 'D5_1 10 18 20.125 21.25 22.75 31 1' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    });
  },
};

export const Pressable: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^D5_1: Values 10, Minimum 18/u })).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('d6');
  },
};

/** Box of figures that were computed elsewhere: rings are drawn at the extremes, and the table has the count. */
export const Figures: Story = {
  args: {
    groups: [
      {
        key: 'd5',
        label: 'D5_1',
        values: [],
        figures: {
          n: 60000,
          min: 2,
          lowWhisker: 9,
          q1: 18,
          median: 21,
          q3: 24,
          highWhisker: 33,
          max: 33,
          beyond: 412,
        },
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-outlier]')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /^D5_1 60,?000 2 18 21 24 33 412$/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

/** Points instead of boxes: each is a sample, and the marked ones have another shape. */
export const Points: Story = {
  args: {
    onSelect: fn(),
    groups: [
      {
        key: 'r1',
        label: 'Read 1',
        values: [30, 31, 32, 33, 12],
        points: [30, 31, 32, 33, 12].map((value, index) => ({
          key: `s${index}`,
          label: `D5_${index}`,
          value,
          marked: value === 12,
        })),
      },
    ],
  },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('the points are buttons in the order of the axis, and the box is none', async () => {
      (await canvas.findByRole('button', { name: 'D5_4: Read 1, 12' })).focus();
      await expect(canvas.queryByRole('button', { name: /^Read 1/u })).not.toBeInTheDocument();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('s0');
    });
    await step('no point covers the box', async () => {
      const box = canvasElement
        .querySelector('[data-slot="chart-plot"] rect[rx="2"]')!
        .getBoundingClientRect();
      const tops = Array.from(
        canvasElement.querySelectorAll('[data-mark]'),
        (point) => point.getBoundingClientRect().top,
      );
      await expect(tops).toHaveLength(5);
      await expect(Math.min(...tops)).toBeGreaterThanOrEqual(box.bottom - 1);
    });
    await step('the marked one is a diamond', async () => {
      await expect(canvasElement.querySelectorAll('[data-mark="s4"] path[data-outlier]')).toHaveLength(1);
      await expect(canvasElement.querySelectorAll('[data-mark="s0"] path')).toHaveLength(0);
    });
  },
};

/** Boxes of two batches on one axis, each in the colour of its batch. */
export const Batches: Story = {
  args: {
    series: [
      { key: 'march', label: 'March' },
      { key: 'april', label: 'April' },
    ],
    groups: [
      { key: 'd5', label: 'D5_1', series: 'march', values: [18, 19.5, 20, 20.5, 21, 22, 24.5] },
      { key: 'd5-later', label: 'D5_1', series: 'april', values: [17, 20, 22, 23, 24, 25, 26] },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(2));
    const legend = canvasElement.querySelectorAll('[data-slot="chart-legend"] li');
    await expect(Array.from(legend, (entry) => entry.textContent)).toEqual(['March', 'April']);
    const colourOf = (mark: string) =>
      canvasElement.querySelector(`[data-mark="${mark}"] rect`)?.getAttribute('stroke');
    await expect(colourOf('d5')).toBe('var(--chart-1)');
    await expect(colourOf('d5-later')).toBe('var(--chart-2)');
  },
};

/** Names in capitals, which are wider than other letters: none is cut at the left. */
export const Capitals: Story = {
  args: {
    groups: ['WWWWWW', 'MWMWMW', 'ÄÖWÄÖW'].map((label) => ({ key: label, label, values: [1, 2, 3, 4, 9] })),
  },
  play: async ({ canvas, canvasElement }) => {
    const { left } = canvasElement.querySelector('[data-slot="chart-plot"] svg')!.getBoundingClientRect();
    for (const label of ['WWWWWW', 'MWMWMW', 'ÄÖWÄÖW']) {
      const name = await canvas.findByText(label);
      await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    }
  },
};
