import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScatterChart } from './scatter-chart';

const SAMPLES = ['D5', 'D6', 'F7', 'M8'];
const CENTRES = [
  [-31, 12],
  [-26, -18],
  [22, 21],
  [33, -14],
] as const;
const SPREAD = [
  [0, 0],
  [2.1, -1.6],
  [-1.8, 2.2],
] as const;

const meta = {
  component: ScatterChart,
  args: {
    title: 'PCA of twelve libraries',
    summary: 'The four samples form four groups; replicates lie together.',
    xLabel: 'PC1 (41.2 %)',
    yLabel: 'PC2 (18.7 %)',
    series: SAMPLES.map((sample, index) => ({
      id: sample,
      label: sample,
      points: SPREAD.map(([dx, dy], replicate) => ({
        x: (CENTRES[index]?.[0] ?? 0) + dx,
        y: (CENTRES[index]?.[1] ?? 0) + dy,
        label: `${sample}_${replicate + 1}`,
      })),
    })),
    labels: { showTable: 'Show as table', showChart: 'Show as chart', point: 'Library', series: 'Sample' },
  },
} satisfies Meta<typeof ScatterChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Outlines of the marks in the plot itself, without the legend's. */
function outlines(canvasElement: HTMLElement): string[] {
  const marks = canvasElement.querySelectorAll('[role="img"] path[transform*="scale"]');
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
};
