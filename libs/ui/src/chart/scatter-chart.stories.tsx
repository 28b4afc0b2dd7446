import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ScatterChart } from './scatter-chart';
import { CHART_LABELS } from './testing/story-labels';
import { SCATTER_CHART_USAGE } from './scatter-chart-usage';

const SAMPLES = ['D5', 'D6', 'F7', 'M8'];
const CENTRES = [
  [-30, 12],
  [-8, -14],
  [12, 16],
  [28, -10],
] as const;
const SPREAD = [
  [-1, 0],
  [1.5, 1.2],
  [0.3, -1.6],
] as const;

const meta = {
  component: ScatterChart,
  parameters: { usage: SCATTER_CHART_USAGE },
  args: {
    viewId: 'pca',
    title: 'PCA of twelve libraries',
    summary: 'The four samples form four groups.',
    xLabel: 'PC1 (61.4 %)',
    yLabel: 'PC2 (18.9 %)',
    series: SAMPLES.map((sample, index) => ({
      id: sample,
      label: sample,
      points: SPREAD.map(([dx, dy], replicate) => ({
        x: (CENTRES[index]?.[0] ?? 0) + dx,
        y: (CENTRES[index]?.[1] ?? 0) + dy,
        label: `${sample}_${replicate + 1}`,
      })),
    })),
    labels: { ...CHART_LABELS, point: 'Library', series: 'Sample' },
  },
} satisfies Meta<typeof ScatterChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Outlines of the marks in the plot, without those in the legend. */
function outlines(canvasElement: HTMLElement): string[] {
  const marks = canvasElement.querySelectorAll('[data-mark] path');
  return Array.from(marks, (mark) => mark.getAttribute('d') ?? '');
}

export const FourSamples: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('is one picture with a name', async () => {
      await expect(await canvas.findByRole('img', { name: /^PCA of twelve libraries/u })).toBeVisible();
    });
    await step('draws every point, each series in a shape of its own', async () => {
      await waitFor(() => expect(outlines(canvasElement)).toHaveLength(12));
      await expect(new Set(outlines(canvasElement)).size).toBe(4);
    });
    await step('has the same figures as a table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getAllByRole('row')).toHaveLength(13);
      await expect(canvas.getByRole('row', { name: 'D5_1 D5 -31 12' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

export const Pressable: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'D5_1: D5, −31, 12' })).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ x: -28.5, y: 13.2, label: 'D5_2' }, 'D5');
    await userEvent.click(canvas.getByRole('button', { name: /^M8_3/u }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ x: 28.3, y: -11.6, label: 'M8_3' }, 'M8');
  },
};

/** Limits are in the drawing, also where no point comes near. */
export const Limits: Story = {
  args: {
    limits: [
      { axis: 'x', value: 0 },
      { axis: 'y', value: 60 },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('line[style*="dasharray"]')).toHaveLength(2));
    const plot = canvasElement.querySelector('svg')!.getBoundingClientRect();
    for (const line of canvasElement.querySelectorAll('line[style*="dasharray"]')) {
      await expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(plot.top);
    }
  },
};

/** A muted series has no colour of its own, in the drawing and in the legend. */
export const MutedSeries: Story = {
  args: {
    series: [
      { id: 'others', label: 'Others', points: [{ x: 0, y: 0, label: 'O' }], muted: true },
      { id: 'found', label: 'Found', points: [{ x: 4, y: 4, label: 'F' }] },
    ],
  },
  play: async ({ canvasElement }) => {
    const fills = () =>
      [...canvasElement.querySelectorAll('[fill="var(--muted)"], [fill="var(--chart-2)"]')].map((mark) =>
        mark.getAttribute('fill'),
      );
    // One mark in the drawing and one in the legend, each.
    await waitFor(() =>
      expect(fills().toSorted()).toEqual([
        'var(--chart-2)',
        'var(--chart-2)',
        'var(--muted)',
        'var(--muted)',
      ]),
    );
  },
};

/** The axes of shares end at 1, and a point there is drawn whole. */
export const Shares: Story = {
  args: {
    title: 'Precision and recall',
    summary: 'Two call sets.',
    xLabel: 'Recall',
    yLabel: 'Precision',
    xBounds: 'share',
    yBounds: 'share',
    series: [
      {
        id: 'calls',
        label: 'Calls',
        points: [
          { x: 0.9, y: 0.86, label: 'A' },
          { x: 1, y: 1, label: 'B' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(outlines(canvasElement)).toHaveLength(2));
    const ticks = Array.from(canvasElement.querySelectorAll('svg text'), (text) => Number(text.textContent));
    await expect(Math.max(...ticks.filter(Number.isFinite))).toBe(1);
    const [, last] = canvasElement.querySelectorAll<SVGGElement>('[data-mark]');
    const plot = last!.ownerSVGElement!.getBoundingClientRect();
    const { top, right } = last!.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(plot.top);
    await expect(right).toBeLessThanOrEqual(plot.right);
  },
};

export const EightSeries: Story = {
  args: {
    title: '八个批次的主成分分析',
    summary: '每个批次一种颜色、一种形状。',
    series: Array.from({ length: 8 }, (_, index) => ({
      id: `b${index}`,
      label: `批次 ${index + 1}`,
      points: SPREAD.map(([dx, dy], replicate) => ({
        x: index * 4 + dx,
        y: (index % 3) * 6 + dy,
        label: `${index}-${replicate}`,
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(new Set(outlines(canvasElement)).size).toBe(8));
  },
};

/** A part of the plane is drawn with the names of its points; a mouse draws another part. The table has all points. */
export const PartWithNames: Story = {
  args: { named: true, window: { x: [-40, 0], y: [-20, 20] }, onWindowChange: fn() },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('the points of the part are drawn, each with its name', async () => {
      await waitFor(() => expect(outlines(canvasElement)).toHaveLength(6));
      await expect(canvas.getByText('D5_1')).toBeVisible();
      await expect(canvas.queryByText('M8_1')).not.toBeInTheDocument();
    });
    await step('a stroke of the mouse asks for the part that it frames', async () => {
      const ground = canvasElement.querySelector('[data-ground]')!;
      const { left, top, width, height } = ground.getBoundingClientRect();
      const at = (share: number) => ({ clientX: left + width * share, clientY: top + height * share });
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: ground, coords: at(0.25) },
        { target: ground, coords: at(0.75) },
        { keys: '[/MouseLeft]', target: ground, coords: at(0.75) },
      ]);
      await expect(args.onWindowChange).toHaveBeenCalledTimes(1);
      const [{ x, y }] = (args.onWindowChange as ReturnType<typeof fn>).mock.calls[0] as [
        { x: [number, number]; y: [number, number] },
      ];
      await expect([...x, ...y].map(Math.round)).toEqual([-30, -10, -10, 10]);
    });
    await step('the table has all points', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getAllByRole('row')).toHaveLength(13);
    });
  },
};
