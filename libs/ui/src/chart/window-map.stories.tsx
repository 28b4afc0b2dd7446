import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CHART_LABELS } from './testing/story-labels';
import { WindowMap } from './window-map';
import { type WindowRow } from './window-bands';
import { WINDOW_MAP_USAGE } from './window-map-usage';

const SIZE = 1_000_000;

/** Chromosome with counts that rise and fall, none in the middle and very many in one window. */
function chromosome(key: string, windows: number, peak: number): WindowRow {
  const counts = Array.from({ length: windows }, (_, window) => {
    if (window === peak) return 9000;
    return Math.abs(window - windows / 2) < 3 ? 0 : 1200 + Math.round(700 * Math.sin(window / 7));
  });
  return {
    key,
    label: key,
    length: windows * SIZE - 250_000,
    counts,
    notes: [`${counts.reduce((sum, count) => sum + count, 0)} variants`],
  };
}

const ROWS = [chromosome('chr1', 249, 40), chromosome('chr6', 171, 31), chromosome('chr21', 47, 12)];

const meta = {
  component: WindowMap,
  parameters: { usage: WINDOW_MAP_USAGE },
  args: {
    viewId: 'density',
    height: 140,
    title: 'Density of variants',
    summary: 'SNVs of D5 in windows of 1 Mb.',
    rows: ROWS,
    windowSize: SIZE,
    axisUnit: SIZE,
    xLabel: 'Position, Mb',
    windowHint: ({ label, counts }, window) => ({
      title: `${label}, window ${window + 1}`,
      lines: [`${counts[window] ?? 0} variants`],
    }),
    table: {
      columns: ['Chromosome', 'Window', 'Variants'],
      rows: ROWS.flatMap(({ label, counts }) => counts.map((count, window) => [label, window + 1, count])),
    },
    labels: { ...CHART_LABELS, searchTable: { label: 'Search the table', none: 'No row has this text' } },
  },
} satisfies Meta<typeof WindowMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chromosomes: Story = {
  args: { selected: '', onSelect: fn() },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('a row is as long as its chromosome', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(3));
      const bandOf = (row: string) =>
        canvasElement.querySelector(`[data-mark="${row}"] rect[stroke]`)!.getBoundingClientRect().width;
      await expect(bandOf('chr21') / bandOf('chr1')).toBeCloseTo(46.75 / 248.75, 1);
    });
    await step(
      'windows with very many variants are darkest, and the legend has the whole range',
      async () => {
        await expect(canvas.getByText(/ – 9,000$/u)).toBeVisible();
        await expect(canvasElement.querySelectorAll('[data-mark="chr6"] [data-step="6"]')).toHaveLength(1);
      },
    );
    await step('arrow keys move over the rows, and Enter selects one', async () => {
      canvas.getByRole('button', { name: /^chr1: / }).focus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('chr6');
    });
    await step('the pointer reads a window', async () => {
      const area = canvasElement.querySelector('[data-mark="chr1"] g > rect:last-of-type')!;
      const { left, top, width } = area.getBoundingClientRect();
      await userEvent.pointer({ target: area, coords: { clientX: left + width * 0.1635, clientY: top + 3 } });
      await expect(canvas.getByText('chr1, window 41')).toBeVisible();
      await expect(canvas.getByText('9000 variants')).toBeVisible();
    });
  },
};

export const Selected: Story = {
  args: { selected: 'chr21', onSelect: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /^chr21: /, pressed: true })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-selected="chr21"]')).toHaveLength(1);
  },
};

export const TableOfWindows: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await step('the search finds rows by several words', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Search the table' }));
      await userEvent.paste('CHR6 9000');
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
      await expect(canvas.getByRole('row', { name: 'chr6 32 9,000' })).toBeVisible();
    });
    await step('a text that no row has is answered by a sentence', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'x');
      await expect(await canvas.findByText('No row has this text')).toBeVisible();
    });
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(249 + 171 + 47 + 1));
  },
};

/** Narrow, dark, and without selection: rows are no buttons. */
export const OnAPhone: Story = {
  globals: { theme: 'dark' },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: /^chr1/ })).not.toBeInTheDocument();
  },
};
