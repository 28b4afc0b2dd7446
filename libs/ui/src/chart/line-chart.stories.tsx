import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LineChart } from './line-chart';
import { CHART_LABELS } from './testing/story-labels';
import { LINE_CHART_USAGE } from './line-chart-usage';

const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];
const points = (values: readonly (number | null)[]) => values.map((y, index) => ({ x: MONTHS[index]!, y }));

const meta = {
  component: LineChart,
  parameters: { usage: LINE_CHART_USAGE },
  args: {
    viewId: 'snr',
    height: 320,
    title: 'Signal-to-noise ratio by month',
    summary: 'Batch B rose from 11 to 16 dB; batch A stayed near 19 dB.',
    xLabel: 'Month',
    yLabel: 'SNR (dB)',
    series: [
      { id: 'a', label: 'Batch A', points: points([18.6, 19.2, 18.9, 19.4, 19.1, 19.6]) },
      { id: 'b', label: 'Batch B', points: points([11.2, 12.4, null, 14.1, 15.5, 16.2]) },
      { id: 'c', label: 'Batch C', points: points([14, 13.1, 13.6, 12.2, 12.9, 12]) },
    ],
    labels: CHART_LABELS,
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSeries: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('each series has a dash and a mark of its own', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(17));
      const samples = canvasElement.querySelectorAll('[data-slot="chart-legend"] li');
      const styles = Array.from(samples, (sample) =>
        Array.from(sample.querySelectorAll('path'), (path) =>
          [path.getAttribute('stroke-dasharray'), path.getAttribute('d')].join(),
        ).join(),
      );
      await expect(new Set(styles).size).toBe(3);
    });
    await step('shows the tooltip of a point', async () => {
      await userEvent.hover(canvasElement.querySelector('[data-mark="1:1"] circle')!);
      await expect(canvasElement.querySelector('[data-slot="chart-hint"]')).toHaveTextContent(
        '2026-02Batch B 12.4',
      );
    });
    await step('the table leaves the gap empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getByRole('row', { name: '2026-03 18.9 13.6' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    });
  },
};

export const ControlChart: Story = {
  args: {
    title: 'SNR of this laboratory, 12 batches',
    summary: 'The ninth batch lies below the lower limit.',
    xLabel: 'Batch',
    series: [
      {
        id: 'lab',
        label: 'SNR',
        points: [18.2, 19.1, 17.8, 18.8, 19.4, 18.1, 18.9, 17.6, 13.9, 18.4, 18.7, 19].map((y, index) => ({
          x: index + 1,
          y,
        })),
      },
    ],
    limits: [
      { key: 'upper', label: 'Upper limit', value: 21.3, kind: 'limit' },
      { key: 'mean', label: 'Mean', value: 18.2, kind: 'centre' },
      { key: 'lower', label: 'Lower limit', value: 15.1, kind: 'limit' },
    ],
    onSelect: fn(),
  },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('draws the limits and rings what lies beyond', async () => {
      await expect(await canvas.findByText('Lower limit 15.1')).toBeVisible();
      const ringed = [...canvasElement.querySelectorAll('[data-beyond]')];
      await expect(ringed.map((ring) => ring.closest('[data-mark]')?.getAttribute('data-mark'))).toEqual([
        '0:8',
      ]);
    });
    await step('a point is chosen by keyboard', async () => {
      canvas.getByRole('button', { name: '1: SNR 18.2' }).focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ x: 2, y: 19.1 }, 'lab');
    });
    await step('the table has the limits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getByRole('row', { name: '9 13.9 21.3 18.2 15.1' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    });
  },
};

/** Points that break a rule differ by shape and are in the legend; each point is a link. */
export const FlaggedLinks: Story = {
  args: {
    ...ControlChart.args,
    series: [
      {
        id: 'lab',
        label: 'SNR',
        points: [18.2, 19.1, 22.4, 18.8].map((y, index) => ({
          x: index + 1,
          y,
          label: `batch_${index + 1}`,
          href: `#/report/${index + 1}`,
          ...(index === 2 && { flag: '1-3s', notes: ['Breaks 1-3s'] }),
        })),
      },
    ],
    limits: [
      { key: 'upper', label: '+3 SD', value: 21.3, kind: 'limit' },
      { key: 'warning', label: '+2 SD', value: 20.3, kind: 'warning' },
      { key: 'mean', label: 'Mean', value: 18.2, kind: 'centre' },
      { key: 'step', label: '−1 SD', value: 17.2, kind: 'step' },
      { key: 'lower', label: '−3 SD', value: 15.1, kind: 'limit' },
    ],
    bands: [{ label: 'History', low: 12, high: 24 }],
    flags: [{ key: '1-3s', label: 'Breaks 1-3s' }],
    onSelect: undefined,
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('a flagged point has a shape of its own, and is named', async () => {
      const links = await canvas.findAllByRole('link');
      await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
        'batch_1: SNR 18.2',
        'batch_2: SNR 19.1',
        'batch_3: SNR 22.4, Breaks 1-3s',
        'batch_4: SNR 18.8',
      ]);
      const shapes = links.map((link) => link.querySelector('path')?.getAttribute('d'));
      await expect(shapes.map((shape) => shape === shapes[0])).toEqual([true, true, false, true]);
      const legend = canvasElement.querySelector('[data-slot="chart-legend"]');
      await expect(legend).toHaveTextContent('SNRBreaks 1-3sHistory');
      await expect(canvasElement.querySelectorAll('[data-band]')).toHaveLength(1);
    });
    await step('the links have one tab stop, and arrow keys move between them', async () => {
      canvas.getByRole('link', { name: /^batch_1/ }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      const third = canvas.getByRole('link', { name: /^batch_3/ });
      await expect(third).toHaveFocus();
      await expect(third).toHaveAttribute('href', '#/report/3');
      await expect(canvas.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toEqual([third]);
    });
  },
};

/** Lines of events between the points; a band far from the points is cut, and does not flatten the scale. */
export const EventsAndFarBand: Story = {
  args: {
    ...FlaggedLinks.args,
    bands: [{ label: 'History', low: 20, high: 400 }],
    events: [
      { key: 'a', x: 2.5, title: '2026-03-02', text: 'New column' },
      { key: 'b', x: 4.5, title: '2026-05-01', text: 'Recalibrated' },
    ],
    eventsLabel: 'Notes',
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('a band far from the points is cut at the edge of the drawing', async () => {
      const band = await waitFor(() => canvasElement.querySelector('[data-band]')!.getBoundingClientRect());
      const plot = canvasElement.querySelector('[data-slot="chart-plot"]')!.getBoundingClientRect();
      await expect(band.top).toBeGreaterThanOrEqual(plot.top);
      await expect(band.height).toBeGreaterThan(10);
    });
    await step('events are marks that say their words', async () => {
      await expect(canvasElement.querySelector('[data-slot="chart-legend"]')).toHaveTextContent('Notes');
      const third = canvas.getByRole('link', { name: /^batch_3/ }).getBoundingClientRect();
      const event = canvas.getByRole('img', { name: '2026-03-02: New column' });
      await expect(event.getBoundingClientRect().left).toBeLessThan(third.left);
      canvas.getByRole('link', { name: /^batch_4/ }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(event).toHaveFocus();
      await expect(canvasElement.querySelector('[data-slot="chart-hint"]')).toHaveTextContent('New column');
    });
    await step('the table has them as well', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getByRole('row', { name: '2026-05-01 Recalibrated' })).toBeVisible();
    });
  },
};

const onAPhone: NonNullable<Story['decorators']> = [
  (Story) => (
    <div style={{ width: 358 }}>
      <Story />
    </div>
  ),
];

/** Labels that do not fit side by side are slanted and shortened; none overflows. */
export const Phone: Story = {
  args: {
    xLabel: '文库',
    series: [
      {
        id: 'a',
        label: '批次 A',
        points: Array.from({ length: 14 }, (_, index) => ({
          x: `文库_2026_蛋白质组_${index + 1}`,
          y: index % 5,
        })),
      },
    ],
  },
  decorators: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(/^文库.*….*\d$/u)).length).toBeGreaterThan(6);
    const plot = canvasElement.querySelector('[data-slot="chart-plot"]')!.getBoundingClientRect();
    const overflowing = [...canvasElement.querySelectorAll('[data-slot="chart-plot"] text')].filter(
      (text) => {
        const { left, right, bottom } = text.getBoundingClientRect();
        return left < plot.left - 1 || right > plot.right + 1 || bottom > plot.bottom + 1;
      },
    );
    await expect(overflowing).toEqual([]);
  },
};

/** The names of the limits are beside the drawing, and on a phone without their values: nothing covers the newest points. */
export const LimitsOnAPhone: Story = {
  args: { ...FlaggedLinks.args },
  decorators: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('link');
    const names = [...canvasElement.querySelectorAll('[data-limit-name]')];
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Mean',
      '+3 SD',
      '−3 SD',
      '+2 SD',
      '−1 SD',
    ]);
    const points = canvas.getAllByRole('link').map((point) => point.getBoundingClientRect().right);
    const plot = canvasElement.querySelector('[data-slot="chart-plot"]')!.getBoundingClientRect();
    for (const { left, right } of names.map((name) => name.getBoundingClientRect())) {
      await expect(left).toBeGreaterThan(Math.max(...points));
      await expect(right).toBeLessThanOrEqual(plot.right + 1);
    }
  },
};

/** In a right-to-left page the axes keep their direction, and the labels stay below. */
export const RightToLeft: Story = {
  args: { ...Phone.args },
  beforeEach: () => {
    document.dir = 'rtl';
    return () => {
      document.dir = '';
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const names = await canvas.findAllByText(/^文库.*…/u);
    const lowest = Math.max(
      ...Array.from(
        canvasElement.querySelectorAll('[data-mark] circle'),
        (point) => point.getBoundingClientRect().bottom,
      ),
    );
    const above = names.filter((name) => name.getBoundingClientRect().top < lowest - 12);
    await expect(above).toEqual([]);
    const [first, last] = ['0:0', '0:13'].map((mark) =>
      canvasElement.querySelector(`[data-mark="${mark}"]`)!.getBoundingClientRect(),
    );
    await expect(first!.left).toBeLessThan(last!.left);
  },
};
