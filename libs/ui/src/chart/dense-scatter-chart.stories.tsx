import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type DensePoints } from './dense-layout';
import { DenseScatterChart } from './dense-scatter-chart';
import { DENSE_SCATTER_CHART_USAGE } from './dense-scatter-chart-usage';
import { catchSavedFiles, type SavedFile } from './testing/saved-files';
import { CHART_LABELS } from './testing/story-labels';

/** Points on a spiral: the first third is a series of its own. */
function spiral(count: number): DensePoints {
  const angle = (index: number) => (index / count) * 40;
  return {
    x: Float64Array.from({ length: count }, (_, index) => Math.cos(angle(index)) * index),
    y: Float64Array.from({ length: count }, (_, index) => Math.sin(angle(index)) * index),
    series: Uint8Array.from({ length: count }, (_, index) => (index < count / 3 ? 0 : 1)),
    nameAt: (index) => `gene ${index + 1}`,
  };
}

let saved: SavedFile[] = [];

const meta = {
  component: DenseScatterChart,
  parameters: { usage: DENSE_SCATTER_CHART_USAGE },
  args: {
    viewId: 'dense',
    title: 'Fold changes of 3,000 genes',
    summary: 'Each dot is a gene.',
    xLabel: 'log2 fold change',
    yLabel: '-log10 adjusted p',
    points: spiral(3000),
    series: [
      { id: 'changed', label: 'Changed' },
      { id: 'others', label: 'Others', muted: true },
    ],
    limits: [{ axis: 'x', value: 1000 }],
    labels: {
      ...CHART_LABELS,
      point: 'Gene',
      series: 'Group',
      explore: 'Genes by fold change',
      zoom: { in: 'Zoom in', out: 'Zoom out', all: 'Show all' },
      partOfTable: (shown, total) => `The first ${shown} of ${total} rows`,
    },
    onSelect: fn(),
  },
  beforeEach: () => {
    const { files, stop } = catchSavedFiles();
    saved = files;
    return stop;
  },
} satisfies Meta<typeof DenseScatterChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the drawing; its dots are not elements that a reader of the page finds. */
async function drawn(root: HTMLElement, selector: string): Promise<Element> {
  await waitFor(() => expect(root.querySelector(selector)).not.toBeNull());
  return root.querySelector(selector)!;
}

export const ThreeThousand: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('is a drawing of shapes, the muted series below', async () => {
      await drawn(canvasElement, 'path[data-dots="0"]');
      const order = [...canvasElement.querySelectorAll('[data-dots]')].map((dots) =>
        dots.getAttribute('data-dots'),
      );
      await expect(order).toEqual(['1', '0']);
    });
    await step('the keyboard moves over the coloured points and selects one', async () => {
      const slider = canvas.getByRole('slider', { name: 'Genes by fold change' });
      slider.focus();
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(slider.getAttribute('aria-valuetext')).toMatch(/^gene \d+: Changed, /u);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      await expect(slider).toHaveAttribute('aria-valuetext', '');
    });
    await step('after zooming, it moves over the points that are visible', async () => {
      const slider = canvas.getByRole('slider', { name: 'Genes by fold change' });
      slider.focus();
      await userEvent.keyboard('{End}++');
      const last = slider.getAttribute('aria-valuetext');
      await userEvent.keyboard('{Home}');
      await expect(slider.getAttribute('aria-valuetext')).toMatch(/^gene \d+: /u);
      await expect(slider.getAttribute('aria-valuetext')).not.toBe(last);
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    });
    await step('the table has the first rows, and says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getAllByRole('row')).toHaveLength(1001);
      await expect(canvas.getByText('The first 1000 of 3000 rows')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

function Choosing(props: Parameters<typeof DenseScatterChart>[0]) {
  const [selected, setSelected] = useState<number>();
  return <DenseScatterChart {...props} selected={selected} onSelect={setSelected} />;
}

export const Selection: Story = {
  render: (args) => <Choosing {...args} />,
  args: { points: spiral(3) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await drawn(canvasElement, 'path[data-dots]');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await step('the selected point has a ring and its name', async () => {
      await expect(await drawn(canvasElement, '[data-selected="gene 1"]')).toHaveTextContent('gene 1');
    });
    await step('zooming stays around it, and all points come back', async () => {
      await expect(canvas.getByRole('button', { name: 'Show all' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await drawn(canvasElement, '[data-selected="gene 1"]');
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
      await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    });
  },
};

const UNEVEN: DensePoints = {
  x: Float64Array.of(-3.127, 2.131),
  y: Float64Array.of(0.043, 3.717),
  series: Uint8Array.of(0, 0),
  nameAt: (index) => `gene ${index + 1}`,
};

/** Points and axes have one scale, also for a range that does not end at round numbers: a limit at a point crosses it. */
export const LimitsAtPoint: Story = {
  args: {
    points: UNEVEN,
    limits: [
      { axis: 'x', value: 2.131 },
      { axis: 'y', value: 3.717 },
    ],
  },
  play: async ({ canvasElement }) => {
    const dots = (await drawn(canvasElement, 'path[data-dots="0"]')) as SVGPathElement;
    const positions = [...(dots.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/gu)].map(([, x, y]) =>
      new DOMPoint(Number(x), Number(y)).matrixTransform(dots.getScreenCTM()!),
    );
    const point = positions.reduce((right, one) => (one.x > right.x ? one : right));
    const lines = [...canvasElement.querySelectorAll('line[style*="dasharray"]')];
    const [across, up] = lines.map((line) => line.getBoundingClientRect());
    await expect(Math.abs((across?.x ?? NaN) - point.x)).toBeLessThan(1);
    await expect(Math.abs((up?.y ?? NaN) - point.y)).toBeLessThan(1);
  },
};

const MILLION = 1_000_000;

/** Points that fill a disc, as the seeds of a sunflower do. */
function disc(): DensePoints {
  const turn = Math.PI * (3 - Math.sqrt(5));
  return {
    x: Float64Array.from({ length: MILLION }, (_, index) => Math.sqrt(index) * Math.cos(index * turn)),
    y: Float64Array.from({ length: MILLION }, (_, index) => Math.sqrt(index) * Math.sin(index * turn)),
    series: new Uint8Array(MILLION),
    nameAt: (index) => `feature ${index + 1}`,
  };
}

function FullDisc(props: Parameters<typeof DenseScatterChart>[0]) {
  const [points] = useState(disc);
  return <DenseScatterChart {...props} points={points} />;
}

/** The points are no args, which Storybook would write out. */
export const Million: Story = {
  render: (args) => <FullDisc {...args} />,
  args: { points: spiral(0), title: 'Fold changes of a million features' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const image = await drawn(canvasElement, 'image[data-dots]');
    await step('is one image, also in the saved drawing', async () => {
      await expect(image.getAttribute('href')).toMatch(/^data:image\/png;base64,/u);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Vector image (SVG)' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      await expect(await saved[0]!.content.text()).toContain('href="data:image/png;base64,');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};
