import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { GroupedBarChart } from './grouped-bar-chart';
import { CHART_LABELS } from './testing/story-labels';
import { GROUPED_BAR_CHART_USAGE } from './grouped-bar-chart-usage';

const meta = {
  component: GroupedBarChart,
  parameters: { usage: GROUPED_BAR_CHART_USAGE },
  args: {
    viewId: 'jobs',
    height: 280,
    title: 'Jobs by project and status',
    summary: 'Of 96 jobs, 7 failed.',
    xLabel: 'Jobs',
    yLabel: 'Project',
    series: [
      { id: 'succeeded', label: 'Succeeded' },
      { id: 'running', label: 'Running' },
      { id: 'failed', label: 'Failed' },
    ],
    groups: [
      { key: 'wgs', label: 'WGS batch 3', values: [30, 6, 2] },
      { key: 'rna', label: 'RNA-seq 2026', values: [24, null, 5] },
      { key: 'wes', label: 'WES pilot', values: [17, 12, 0] },
    ],
    labels: CHART_LABELS,
  },
} satisfies Meta<typeof GroupedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

function bars(canvasElement: HTMLElement, series: number): Element[] {
  return [...canvasElement.querySelectorAll(`[data-mark^="${series}:"] rect`)];
}

export const SideBySide: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('each series has a hatch of its own, in the drawing and in the legend', async () => {
      await waitFor(() => expect(bars(canvasElement, 0)).toHaveLength(3));
      const fills = [0, 1, 2].map((series) => bars(canvasElement, series)[0]?.getAttribute('fill'));
      await expect(new Set(fills).size).toBe(3);
      const swatches = canvasElement.querySelectorAll('[data-slot="chart-legend"] rect');
      await expect(Array.from(swatches, (swatch) => swatch.getAttribute('fill'))).toEqual(fills);
      for (const fill of fills) {
        await expect(canvasElement.querySelector(fill!.slice(4, -1))).not.toBeNull();
      }
    });
    await step('the first series of a group is its uppermost bar', async () => {
      const tops = [0, 1, 2].map((series) => bars(canvasElement, series)[0]!.getBoundingClientRect().top);
      await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
    await step('a missing value has no bar', async () => {
      await expect(bars(canvasElement, 1)).toHaveLength(2);
    });
    await step('the table has a column for each series', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Project',
        'Succeeded',
        'Running',
        'Failed',
      ]);
      await expect(canvas.getByRole('row', { name: 'WES pilot 17 12 0' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    });
  },
};

export const Stacked: Story = {
  args: { stacked: true, onSelect: fn() },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('segments are stacked', async () => {
      await canvas.findByRole('button', { name: 'WGS batch 3: Succeeded 30' });
      const [first, second] = ['0:wgs', '1:wgs'].map((mark) =>
        canvasElement.querySelector(`[data-mark="${mark}"] rect`)!.getBoundingClientRect(),
      );
      await expect(second!.left).toBeCloseTo(first!.right, 0);
      await expect(second!.top).toBeCloseTo(first!.top, 0);
    });
    await step('chosen by keyboard', async () => {
      canvas.getByRole('button', { name: 'WGS batch 3: Succeeded 30' }).focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('wgs', 'running');
    });
  },
};

/** Shares in percent: the axis ends at 100, although rounded shares add up to a little more. */
export const Shares: Story = {
  args: {
    stacked: true,
    max: 100,
    xLabel: 'Share (%)',
    groups: [{ key: 'wgs', label: 'WGS batch 3', values: [51.136, 43.182, 5.683] }],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(bars(canvasElement, 2)).toHaveLength(1));
    await expect(canvas.getByText('100')).toBeVisible();
    const bar = bars(canvasElement, 2)[0]!;
    const space = bar.closest('svg')!.getBoundingClientRect().right - bar.getBoundingClientRect().right;
    await expect(space).toBeLessThan(30);
  },
};
