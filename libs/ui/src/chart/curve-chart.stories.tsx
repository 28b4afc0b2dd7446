import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CurveChart } from './curve-chart';
import { CURVE_CHART_USAGE } from './curve-chart-usage';
import { CHART_LABELS } from './testing/story-labels';

const LABELS = { ...CHART_LABELS, others: 'Other samples', outliers: 'Outliers' };
const quality = (level: number) =>
  Array.from({ length: 50 }, (_, index) => ({ x: index + 1, y: level - (index / 50) ** 3 * 4 }));
const LINES = Array.from({ length: 24 }, (_, index) => ({
  id: `S${index + 1}`,
  label: `Sample ${index + 1}`,
  points: quality(index === 7 ? 27 : 36 + (index % 5) / 4),
  notes: [index === 7 ? 'Far from the others' : 'Near the others'],
  outlier: index === 7,
}));

const meta = {
  component: CurveChart,
  parameters: { usage: CURVE_CHART_USAGE },
  args: {
    viewId: 'quality',
    height: 320,
    title: 'Base quality',
    summary: '24 samples; Sample 8 is an outlier.',
    xLabel: 'Position in the read (bp)',
    yLabel: 'Mean quality (Phred)',
    lines: LINES,
    labels: LABELS,
  },
} satisfies Meta<typeof CurveChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line is chosen by mouse or keyboard; the table begins with it and the outliers. */
export const ManySamples: Story = {
  args: { selected: 'S3', onSelect: fn() },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const mark = (id: string) => canvasElement.querySelector<SVGElement>(`[data-mark="${id}"]`);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(24));
    await step('the legend names the chosen line, outliers and others', async () => {
      const legend = canvasElement.querySelectorAll('[data-slot="chart-legend"] li');
      await expect(Array.from(legend, (entry) => entry.textContent)).toEqual([
        'Sample 3',
        'Outliers',
        'Other samples',
      ]);
    });
    await step('a line has a name with its notes, and is chosen by the keyboard', async () => {
      mark('S1')!.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(mark('S2')).toHaveFocus();
      await expect(mark('S2')).toHaveAttribute('aria-label', 'Sample 2: Near the others');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith('S2');
    });
    await step('the table has the chosen line first, then the outlier', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads.slice(0, 4)).toEqual([
        'Position in the read (bp)',
        'Sample 3',
        'Sample 8',
        'Sample 1',
      ]);
    });
  },
};

export const NoData: Story = {
  args: { lines: [], empty: 'No file has curves.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No file has curves.')).toBeVisible();
  },
};

export const Dark: Story = { args: { selected: 'S3' }, globals: { theme: 'dark' } };

/** Few lines are drawn in full strength: a single one would hardly be seen as one of many. */
export const OneSample: Story = {
  args: { lines: LINES.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(1));
    const line = canvasElement.querySelector('[data-mark] path:last-child');
    await expect(line).toHaveAttribute('stroke-opacity', '1');
  },
};

/** Lines of two batches, each in the colour of its batch; the legend names the batches and not the roles. */
export const Batches: Story = {
  args: {
    summary: 'Ten samples in two batches.',
    series: [
      { key: 'march', label: 'March' },
      { key: 'april', label: 'April' },
    ],
    lines: LINES.slice(0, 10).map((line, index) => ({
      ...line,
      outlier: false,
      series: index < 5 ? 'march' : 'april',
    })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(10));
    const legend = canvasElement.querySelectorAll('[data-slot="chart-legend"] li');
    await expect(Array.from(legend, (entry) => entry.textContent)).toEqual(['March', 'April']);
    const colours = Array.from(canvasElement.querySelectorAll('[data-mark]'), (mark) =>
      mark.querySelector('path:last-child')?.getAttribute('stroke'),
    );
    await expect(new Set(colours.slice(0, 5))).toEqual(new Set(['var(--chart-1)']));
    await expect(new Set(colours.slice(5))).toEqual(new Set(['var(--chart-2)']));
  },
};
