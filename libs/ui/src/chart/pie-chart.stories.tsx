import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PieChart } from './pie-chart';
import { CHART_LABELS } from './testing/story-labels';
import { PIE_CHART_USAGE } from './pie-chart-usage';

const meta = {
  component: PieChart,
  parameters: { usage: PIE_CHART_USAGE },
  args: {
    viewId: 'categories',
    height: 240,
    title: 'Files by data category',
    summary: 'Two thirds of the 96 files are raw data.',
    data: [
      { key: 'raw', label: 'Raw data', value: 64 },
      { key: 'quant', label: 'Quantification', value: 20 },
      { key: 'report', label: 'Reports', value: 9 },
      { key: '', label: 'Unknown', value: 3 },
    ],
    labels: { ...CHART_LABELS, slice: 'Category', value: 'Files', share: 'Share' },
  },
} satisfies Meta<typeof PieChart>;

export default meta;
type Story = StoryObj<typeof meta>;

function slices(canvasElement: HTMLElement): SVGGraphicsElement[] {
  return [...canvasElement.querySelectorAll<SVGGraphicsElement>('[data-mark] path')];
}

export const Whole: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('each slice has a fill of its own', async () => {
      await waitFor(() => expect(slices(canvasElement)).toHaveLength(4));
      await expect(new Set(slices(canvasElement).map((slice) => slice.getAttribute('fill'))).size).toBe(4);
    });
    await step('the legend has the shares', async () => {
      await expect(canvas.getByText('Raw data 66.7%')).toBeVisible();
    });
    await step('the table has amounts and shares', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getByRole('row', { name: 'Quantification 20 20.8%' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    });
  },
};

export const Doughnut: Story = {
  args: { coord: { type: 'theta', radius: 0.9, innerRadius: 0.6 }, onSelect: fn() },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('has the requested size', async () => {
      await canvas.findByRole('button', { name: 'Raw data: 64 (66.7%)' });
      const plot = canvasElement.querySelector('[data-slot="chart-plot"]')!.getBoundingClientRect();
      const edges = slices(canvasElement).map((slice) => slice.getBoundingClientRect());
      const across =
        Math.max(...edges.map(({ bottom }) => bottom)) - Math.min(...edges.map(({ top }) => top));
      await expect(across / (plot.height - 8)).toBeCloseTo(0.9, 1);
    });
    await step('a slice is chosen by click and by keyboard', async () => {
      canvas.getByRole('button', { name: 'Raw data: 64 (66.7%)' }).focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('quant');
      await userEvent.keyboard('{End} ');
      await expect(args.onSelect).toHaveBeenLastCalledWith('');
    });
  },
};

export const HalfTurn: Story = {
  args: { coord: { innerRadius: 0.5, startAngle: -90, endAngle: 90 } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slices(canvasElement)).toHaveLength(4));
    const edges = slices(canvasElement).map((slice) => slice.getBoundingClientRect());
    const across = Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left));
    const up = Math.max(...edges.map(({ bottom }) => bottom)) - Math.min(...edges.map(({ top }) => top));
    await expect(across / up).toBeCloseTo(2, 1);
  },
};

const wrong = (coord: NonNullable<Story['args']>['coord'], message: string): Story => ({
  args: { coord },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const WrongRadius: Story = wrong({ radius: 1.2 }, 'please set correct radius or innerRadius');
export const WrongInnerRadius: Story = wrong(
  { innerRadius: -0.1 },
  'please set correct radius or innerRadius',
);
export const WrongStartAngle: Story = wrong({ startAngle: -361 }, 'please set correct starAngle');
export const WrongEndAngle: Story = wrong({ endAngle: 361 }, 'please set correct endAngle');
export const WrongCoordinates: Story = wrong({ type: 'rect' }, 'quickType and coord had conflicted.');

export const NoHeight: Story = {
  args: { height: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('please set correct chart option');
  },
};

export const NoViewId: Story = {
  args: { viewId: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('you must set viewId');
  },
};

/** Twelve slices are too many for a pie, but no two have the same pattern. */
export const ManySlices: Story = {
  args: {
    data: Array.from({ length: 12 }, (_, index) => ({
      key: String(index),
      label: `类别 ${index + 1}`,
      value: 12 - index,
    })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slices(canvasElement)).toHaveLength(12));
    const patterns = Array.from(canvasElement.querySelectorAll('pattern'), ({ innerHTML }) => innerHTML);
    await expect(new Set(patterns).size).toBe(patterns.length);
  },
};
